-- The BEE reports that the work is done; the client confirms, says "not yet", or lets seven days pass.
ALTER TYPE "system_code" ADD VALUE 'FINISH_REQUESTED';
ALTER TYPE "system_code" ADD VALUE 'FINISH_REFUSED';
ALTER TYPE "system_code" ADD VALUE 'WORK_COMPLETED';
ALTER TYPE "notification_type" ADD VALUE 'FINISH_REQUESTED';
ALTER TYPE "notification_type" ADD VALUE 'FINISH_REFUSED';
ALTER TYPE "notification_type" ADD VALUE 'FINISH_REMINDER';
ALTER TYPE "notification_type" ADD VALUE 'IS_IT_DONE';

ALTER TABLE "tenders"
  ADD COLUMN "finish_requested_at" TIMESTAMPTZ(3),
  ADD COLUMN "finish_note" TEXT,
  ADD CONSTRAINT "tenders_finish_requested_check" CHECK (
    "finish_requested_at" IS NULL OR "status" IN ('ACCEPTED', 'COMPLETED')),
  ADD CONSTRAINT "tenders_finish_note_check" CHECK (
    "finish_note" IS NULL OR ("finish_requested_at" IS NOT NULL AND char_length("finish_note") BETWEEN 1 AND 500));

-- What the timers look for: reports that wait for an answer, and agreements whose last day is over.
CREATE INDEX "tenders_finish_requested_at_idx" ON "tenders"("finish_requested_at") WHERE "status" = 'ACCEPTED';
CREATE INDEX "tenders_last_day_idx" ON "tenders"((COALESCE("end_date", "start_date"))) WHERE "status" = 'ACCEPTED';
