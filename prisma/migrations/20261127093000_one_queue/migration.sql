-- AlterTable
ALTER TABLE "complaints" ADD COLUMN     "claimed_by_id" UUID,
ADD COLUMN     "claimed_until" TIMESTAMPTZ(3),
ADD CONSTRAINT "complaints_claim_check" CHECK (("claimed_by_id" IS NULL) = ("claimed_until" IS NULL));

-- AlterTable
ALTER TABLE "contact_messages" ADD COLUMN     "claimed_by_id" UUID,
ADD COLUMN     "claimed_until" TIMESTAMPTZ(3),
ADD CONSTRAINT "contact_messages_claim_check" CHECK (("claimed_by_id" IS NULL) = ("claimed_until" IS NULL));

-- AlterTable
ALTER TABLE "disputes" ADD COLUMN     "claimed_by_id" UUID,
ADD COLUMN     "claimed_until" TIMESTAMPTZ(3),
ADD CONSTRAINT "disputes_claim_check" CHECK (("claimed_by_id" IS NULL) = ("claimed_until" IS NULL));

-- AlterTable
ALTER TABLE "verifications" ADD COLUMN     "claimed_by_id" UUID,
ADD COLUMN     "claimed_until" TIMESTAMPTZ(3),
ADD CONSTRAINT "verifications_claim_check" CHECK (("claimed_by_id" IS NULL) = ("claimed_until" IS NULL));

-- CreateIndex
CREATE INDEX "complaints_claimed_by_id_idx" ON "complaints"("claimed_by_id");

-- CreateIndex
CREATE INDEX "contact_messages_claimed_by_id_idx" ON "contact_messages"("claimed_by_id");

-- CreateIndex
CREATE INDEX "disputes_claimed_by_id_idx" ON "disputes"("claimed_by_id");

-- CreateIndex
CREATE INDEX "verifications_claimed_by_id_idx" ON "verifications"("claimed_by_id");

-- AddForeignKey
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_claimed_by_id_fkey" FOREIGN KEY ("claimed_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_claimed_by_id_fkey" FOREIGN KEY ("claimed_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_claimed_by_id_fkey" FOREIGN KEY ("claimed_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_claimed_by_id_fkey" FOREIGN KEY ("claimed_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What waits for an admin, in the order of the queue.
CREATE INDEX "report_cases_waiting_idx" ON "report_cases" ("is_urgent" DESC, "opened_at", "id") WHERE "closed_at" IS NULL;
CREATE INDEX "complaints_waiting_idx" ON "complaints" ("created_at", "id") WHERE "outcome" IS NULL;
CREATE INDEX "disputes_waiting_idx" ON "disputes" ("mediation_at", "id") WHERE "status" = 'MEDIATION';
CREATE INDEX "verifications_waiting_idx" ON "verifications" ("created_at", "id") WHERE "status" = 'PENDING';
