-- The two sides of a conversation agree a day and time: a visit before the price, or the work itself.
ALTER TYPE "system_code" ADD VALUE 'APPOINTMENT_PROPOSED';
ALTER TYPE "system_code" ADD VALUE 'APPOINTMENT_CONFIRMED';
ALTER TYPE "system_code" ADD VALUE 'APPOINTMENT_DECLINED';
ALTER TYPE "system_code" ADD VALUE 'APPOINTMENT_CANCELED';
ALTER TYPE "notification_type" ADD VALUE 'APPOINTMENT';
ALTER TYPE "notification_type" ADD VALUE 'APPOINTMENT_REMINDER';

CREATE TYPE "appointment_kind" AS ENUM ('VISIT', 'WORK');
CREATE TYPE "appointment_status" AS ENUM ('PROPOSED', 'CONFIRMED', 'DONE', 'CANCELED');

CREATE TABLE "appointments" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "kind" "appointment_kind" NOT NULL,
    "status" "appointment_status" NOT NULL DEFAULT 'PROPOSED',
    "options" TIMESTAMPTZ(3)[] NOT NULL DEFAULT ARRAY[]::TIMESTAMPTZ(3)[],
    "proposed_by_id" UUID,
    "starts_at" TIMESTAMPTZ(3),
    "duration_minutes" INTEGER NOT NULL,
    "next_minutes" INTEGER,
    "note" TEXT,
    "shows_address" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "confirmed_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "over_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "appointments_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "appointments_options_check" CHECK (
        cardinality("options") <= 3
        AND (cardinality("options") > 0) = ("proposed_by_id" IS NOT NULL)
        AND (cardinality("options") > 0) = ("next_minutes" IS NOT NULL)),
    CONSTRAINT "appointments_proposed_check" CHECK ("status" <> 'PROPOSED' OR cardinality("options") > 0),
    CONSTRAINT "appointments_settled_check" CHECK ("status" IN ('PROPOSED', 'CONFIRMED') OR cardinality("options") = 0),
    CONSTRAINT "appointments_starts_check" CHECK (
        ("starts_at" IS NULL) = ("confirmed_at" IS NULL)
        AND ("status" <> 'PROPOSED' OR "starts_at" IS NULL)
        AND ("status" NOT IN ('CONFIRMED', 'DONE') OR "starts_at" IS NOT NULL)),
    CONSTRAINT "appointments_ended_check" CHECK (("status" IN ('DONE', 'CANCELED')) = ("ended_at" IS NOT NULL)),
    CONSTRAINT "appointments_duration_check" CHECK (
        "duration_minutes" BETWEEN 30 AND 600 AND "duration_minutes" % 30 = 0
        AND "next_minutes" BETWEEN 30 AND 600 AND "next_minutes" % 30 = 0),
    CONSTRAINT "appointments_note_check" CHECK (char_length("note") BETWEEN 1 AND 500),
    CONSTRAINT "appointments_address_check" CHECK ("kind" = 'VISIT' OR NOT "shows_address"),
    CONSTRAINT "appointments_version_check" CHECK ("version" >= 1 AND "sequence" >= 0)
);

-- One appointment of a kind at a time, whatever the two do at the same moment.
CREATE UNIQUE INDEX "appointments_one_live_idx" ON "appointments"("tender_id", "pro_id", "kind")
    WHERE "status" IN ('PROPOSED', 'CONFIRMED');

-- CreateIndex
CREATE INDEX "appointments_tender_id_pro_id_created_at_id_idx" ON "appointments"("tender_id", "pro_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "appointments_pro_id_idx" ON "appointments"("pro_id");

-- CreateIndex
CREATE INDEX "appointments_proposed_by_id_idx" ON "appointments"("proposed_by_id");

-- What the timers look for: what is to be reminded of, and what is over.
CREATE INDEX "appointments_starts_at_idx" ON "appointments"("starts_at") WHERE "status" = 'CONFIRMED';
CREATE INDEX "appointments_over_at_idx" ON "appointments"("over_at") WHERE "status" IN ('PROPOSED', 'CONFIRMED');

-- AddForeignKey
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_tender_id_fkey" FOREIGN KEY ("tender_id") REFERENCES "tenders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_proposed_by_id_fkey" FOREIGN KEY ("proposed_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
