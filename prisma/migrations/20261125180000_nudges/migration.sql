-- A client who has not answered the first offers is nudged once, and who has not written feedback is reminded twice.
ALTER TYPE "notification_type" ADD VALUE 'OFFERS_WAITING';
ALTER TYPE "notification_type" ADD VALUE 'FEEDBACK_REMINDER';

-- What the timers look for.
CREATE INDEX "offers_waiting_idx" ON "offers"("created_at") WHERE "status" = 'ACTIVE';
CREATE INDEX "tenders_completed_at_idx" ON "tenders"("completed_at") WHERE "status" = 'COMPLETED';
