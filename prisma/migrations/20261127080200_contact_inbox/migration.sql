-- CreateEnum
CREATE TYPE "contact_status" AS ENUM ('NEW', 'ANSWERED', 'CLOSED');

-- AlterTable
ALTER TABLE "contact_messages" ADD COLUMN     "answer" TEXT,
ADD COLUMN     "handled_at" TIMESTAMPTZ(3),
ADD COLUMN     "handled_by_id" UUID,
ADD COLUMN     "status" "contact_status" NOT NULL DEFAULT 'NEW';

-- CreateIndex
CREATE INDEX "contact_messages_handled_by_id_idx" ON "contact_messages"("handled_by_id");

-- CreateIndex
CREATE INDEX "contact_messages_status_created_at_id_idx" ON "contact_messages"("status", "created_at", "id");

-- AddForeignKey
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_handled_by_id_fkey" FOREIGN KEY ("handled_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "contact_messages"
  ADD CONSTRAINT contact_messages_handled_check
    CHECK ((status = 'NEW') = (handled_at IS NULL) AND (handled_at IS NULL) = (handled_by_id IS NULL)),
  ADD CONSTRAINT contact_messages_answer_check
    CHECK (answer IS NULL OR (char_length(answer) BETWEEN 1 AND 4000 AND status <> 'NEW')),
  ADD CONSTRAINT contact_messages_answered_check CHECK (status <> 'ANSWERED' OR answer IS NOT NULL);
