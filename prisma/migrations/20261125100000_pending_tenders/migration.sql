-- A tender that was described before its client had an account waits here, outside the market, for the confirmed address.
CREATE TYPE "pending_tender_status" AS ENUM ('PENDING_EMAIL', 'POSTED', 'RETURNED');

ALTER TYPE "file_use" ADD VALUE 'PENDING_TENDER';

CREATE TABLE "pending_tenders" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "status" "pending_tender_status" NOT NULL DEFAULT 'PENDING_EMAIL',
    "content" JSONB,
    "photos_to_come" INTEGER NOT NULL DEFAULT 0,
    "tender_id" UUID,
    "reminded_at" TIMESTAMPTZ(3),
    "settled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pending_tenders_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "pending_tenders_status_check" CHECK (
      CASE status
        WHEN 'PENDING_EMAIL' THEN content IS NOT NULL AND tender_id IS NULL AND settled_at IS NULL
        WHEN 'POSTED' THEN content IS NULL AND tender_id IS NOT NULL AND settled_at IS NOT NULL
        ELSE content IS NOT NULL AND tender_id IS NULL AND settled_at IS NOT NULL
      END),
    CONSTRAINT "pending_tenders_content_check" CHECK (content IS NULL OR jsonb_typeof(content) = 'object'),
    CONSTRAINT "pending_tenders_photos_to_come_check" CHECK (photos_to_come BETWEEN 0 AND 5)
);

CREATE UNIQUE INDEX "pending_tenders_user_id_key" ON "pending_tenders"("user_id");
CREATE UNIQUE INDEX "pending_tenders_tender_id_key" ON "pending_tenders"("tender_id");
CREATE INDEX "pending_tenders_status_created_at_idx" ON "pending_tenders"("status", "created_at");

ALTER TABLE "pending_tenders" ADD CONSTRAINT "pending_tenders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "pending_tenders" ADD CONSTRAINT "pending_tenders_tender_id_fkey" FOREIGN KEY ("tender_id") REFERENCES "tenders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
