-- An offer stands for a number of days; its BEE is reminded before the end and renews it.
ALTER TYPE "system_code" ADD VALUE 'OFFER_RENEWED';
ALTER TYPE "notification_type" ADD VALUE 'OFFER_EXPIRING';

ALTER TABLE "offers" ADD COLUMN "valid_days" INTEGER NOT NULL DEFAULT 14;
ALTER TABLE "offers" ADD COLUMN "valid_until" TIMESTAMPTZ(3);
ALTER TABLE "offers" ADD CONSTRAINT "offers_valid_days_check" CHECK ("valid_days" BETWEEN 1 AND 60);

-- Those that are open when this is introduced get 30 days from then; the others have no end that anybody was shown.
UPDATE "offers" SET "valid_days" = 30, "valid_until" = now() + make_interval(hours => 30 * 24) WHERE "status" = 'ACTIVE';

-- What the timer looks for.
CREATE INDEX "offers_valid_until_idx" ON "offers"("valid_until") WHERE "status" = 'ACTIVE';
