-- What was canceled in the last days, for the admins' overview; what was completed has its index.
CREATE INDEX "tenders_canceled_at_idx" ON "tenders"("canceled_at") WHERE "status" = 'CANCELED';
