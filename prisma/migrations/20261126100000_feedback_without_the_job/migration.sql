-- Feedback about an agreement that ended without the work stands beside that about the completed job, one of each.

-- DropIndex
DROP INDEX "reviews_tender_id_author_id_key";

-- AlterTable
ALTER TABLE "reviews" ADD COLUMN     "ended_agreement_id" UUID;

-- CreateIndex
CREATE INDEX "reviews_tender_id_author_id_idx" ON "reviews"("tender_id", "author_id");

-- CreateIndex
CREATE UNIQUE INDEX "reviews_ended_agreement_id_author_id_key" ON "reviews"("ended_agreement_id", "author_id");

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_ended_agreement_id_fkey" FOREIGN KEY ("ended_agreement_id") REFERENCES "tender_events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE UNIQUE INDEX reviews_completed_author_key ON reviews (tender_id, author_id) WHERE ended_agreement_id IS NULL;

-- Agreements that have ended without the work, by when: the timers look for them every minute.
CREATE INDEX tender_events_ended_idx ON tender_events (at)
  WHERE move IN ('RELEASE', 'CANCEL') AND pro_id IS NOT NULL;
