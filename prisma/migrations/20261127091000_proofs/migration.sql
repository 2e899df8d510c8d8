-- BEEs prove a trade licence and an insurance as well; such a proof counts until a day.
CREATE TYPE "verification_kind" AS ENUM ('IDENTITY', 'TRADE_LICENCE', 'INSURANCE');

ALTER TYPE "document_type" ADD VALUE 'TRADE_LICENCE';
ALTER TYPE "document_type" ADD VALUE 'REGISTER_EXTRACT';
ALTER TYPE "document_type" ADD VALUE 'INSURANCE_CERTIFICATE';
ALTER TYPE "document_type" ADD VALUE 'INSURANCE_POLICY';
ALTER TYPE "verification_status" ADD VALUE 'EXPIRED';
ALTER TYPE "notification_type" ADD VALUE 'VERIFICATION_EXPIRES';

ALTER TABLE "verifications"
  ADD COLUMN "kind" "verification_kind" NOT NULL DEFAULT 'IDENTITY',
  ADD COLUMN "expires_on" DATE,
  ADD COLUMN "reminded_at" TIMESTAMPTZ(3);

-- As text, because new values of an enum cannot be used in the transaction that adds them.
ALTER TABLE "verifications"
  DROP CONSTRAINT "verifications_back_check",
  ADD CONSTRAINT "verifications_back_check" CHECK (
    "front_file_id" IS NULL OR "document_type"::text NOT IN ('ID_CARD', 'DRIVER_LICENSE') OR "back_file_id" IS NOT NULL),
  ADD CONSTRAINT "verifications_kind_check" CHECK (CASE "kind"
    WHEN 'IDENTITY' THEN "document_type"::text IN ('ID_CARD', 'PASSPORT', 'DRIVER_LICENSE')
    WHEN 'TRADE_LICENCE' THEN "document_type"::text IN ('TRADE_LICENCE', 'REGISTER_EXTRACT')
    ELSE "document_type"::text IN ('INSURANCE_CERTIFICATE', 'INSURANCE_POLICY') END),
  ADD CONSTRAINT "verifications_expiry_check" CHECK (CASE
    WHEN "status"::text IN ('PENDING', 'REJECTED') THEN num_nonnulls("expires_on", "reminded_at") = 0
    ELSE "kind" = 'IDENTITY' OR "expires_on" IS NOT NULL END);

-- A new proof is sent while the one before it still counts.
DROP INDEX "verifications_one_open_per_user_idx";
CREATE UNIQUE INDEX "verifications_one_pending_idx" ON "verifications"("user_id", "kind") WHERE "status" = 'PENDING';
CREATE UNIQUE INDEX "verifications_one_approved_idx" ON "verifications"("user_id", "kind") WHERE "status" = 'APPROVED';

-- What the nightly job looks for.
CREATE INDEX "verifications_expires_on_idx" ON "verifications"("expires_on") WHERE "status" = 'APPROVED';
