-- Something went wrong with an agreement: the two talk for 72 hours, then an admin decides.
ALTER TYPE "system_code" ADD VALUE 'DISPUTE_OPENED';
ALTER TYPE "system_code" ADD VALUE 'DISPUTE_ANSWERED';
ALTER TYPE "system_code" ADD VALUE 'DISPUTE_PROPOSED';
ALTER TYPE "system_code" ADD VALUE 'DISPUTE_MEDIATION_ASKED';
ALTER TYPE "system_code" ADD VALUE 'DISPUTE_MEDIATION';
ALTER TYPE "system_code" ADD VALUE 'DISPUTE_AGREED';
ALTER TYPE "system_code" ADD VALUE 'DISPUTE_WITHDRAWN';
ALTER TYPE "system_code" ADD VALUE 'DISPUTE_DECIDED';
ALTER TYPE "system_code" ADD VALUE 'DISPUTE_READ';
ALTER TYPE "notification_type" ADD VALUE 'DISPUTE';
ALTER TYPE "file_use" ADD VALUE 'DISPUTE';

CREATE TYPE "dispute_reason" AS ENUM ('NO_SHOW', 'NOT_AS_AGREED', 'UNFINISHED', 'DAMAGE', 'PRICE', 'UNPAID', 'BEHAVIOUR');
CREATE TYPE "dispute_status" AS ENUM ('TALK', 'MEDIATION', 'CLOSED_AGREED', 'CLOSED_WITHDRAWN', 'CLOSED_DECIDED');
CREATE TYPE "dispute_side" AS ENUM ('CLIENT', 'PRO');
CREATE TYPE "dispute_fault" AS ENUM ('CLIENT', 'PRO', 'BOTH', 'NEITHER');

CREATE TABLE "disputes" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "opened_by" "dispute_side" NOT NULL,
    "reason" "dispute_reason" NOT NULL,
    "text" TEXT NOT NULL,
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "status" "dispute_status" NOT NULL DEFAULT 'TALK',
    "talk_until" TIMESTAMPTZ(3) NOT NULL,
    "outcome" TEXT,
    "proposed_by" "dispute_side",
    "proposed_at" TIMESTAMPTZ(3),
    "mediation_asked_by" "dispute_side",
    "mediation_at" TIMESTAMPTZ(3),
    "fault" "dispute_fault",
    "counts_for_reliability" BOOLEAN,
    "review_stays" BOOLEAN,
    "decision" TEXT,
    "decided_by_id" UUID,
    "closed_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "disputes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "disputes_text_check" CHECK (char_length("text") BETWEEN 20 AND 2000),
    CONSTRAINT "disputes_answer_check" CHECK (
        ("answer" IS NULL) = ("answered_at" IS NULL) AND char_length("answer") BETWEEN 20 AND 2000),
    CONSTRAINT "disputes_outcome_check" CHECK (
        ("outcome" IS NULL) = ("proposed_by" IS NULL) AND ("outcome" IS NULL) = ("proposed_at" IS NULL)
        AND char_length("outcome") BETWEEN 1 AND 1000),
    CONSTRAINT "disputes_agreed_check" CHECK ("status" <> 'CLOSED_AGREED' OR "outcome" IS NOT NULL),
    CONSTRAINT "disputes_mediation_check" CHECK (
        ("status" IN ('MEDIATION', 'CLOSED_DECIDED')) = ("mediation_at" IS NOT NULL)),
    CONSTRAINT "disputes_closed_check" CHECK (("status" IN ('TALK', 'MEDIATION')) = ("closed_at" IS NULL)),
    CONSTRAINT "disputes_decided_check" CHECK (
        num_nonnulls("fault", "counts_for_reliability", "review_stays", "decision", "decided_by_id")
          = CASE "status" WHEN 'CLOSED_DECIDED' THEN 5 ELSE 0 END
        AND char_length("decision") BETWEEN 1 AND 2000),
    CONSTRAINT "disputes_talk_check" CHECK ("talk_until" > "created_at"),
    CONSTRAINT "disputes_version_check" CHECK ("version" >= 1)
);

-- One at a time about an agreement, whatever the two do at the same moment.
CREATE UNIQUE INDEX "disputes_one_open_idx" ON "disputes"("tender_id", "pro_id") WHERE "status" IN ('TALK', 'MEDIATION');

-- What the timer looks for, and the admins' list.
CREATE INDEX "disputes_talk_until_idx" ON "disputes"("talk_until") WHERE "status" = 'TALK';
CREATE INDEX "disputes_mediation_at_idx" ON "disputes"("mediation_at", "id") WHERE "status" = 'MEDIATION';
CREATE INDEX "disputes_closed_at_idx" ON "disputes"("closed_at" DESC, "id" DESC) WHERE "closed_at" IS NOT NULL;

-- CreateIndex
CREATE INDEX "disputes_tender_id_created_at_id_idx" ON "disputes"("tender_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "disputes_client_id_created_at_id_idx" ON "disputes"("client_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "disputes_pro_id_created_at_id_idx" ON "disputes"("pro_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "disputes_decided_by_id_idx" ON "disputes"("decided_by_id");

-- AddForeignKey
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_tender_id_fkey" FOREIGN KEY ("tender_id") REFERENCES "tenders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "dispute_photos" (
    "dispute_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "side" "dispute_side" NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "dispute_photos_pkey" PRIMARY KEY ("file_id"),
    CONSTRAINT "dispute_photos_position_check" CHECK ("position" BETWEEN 0 AND 4)
);

-- CreateIndex
CREATE UNIQUE INDEX "dispute_photos_dispute_id_side_position_key" ON "dispute_photos"("dispute_id", "side", "position");

-- AddForeignKey
ALTER TABLE "dispute_photos" ADD CONSTRAINT "dispute_photos_dispute_id_fkey" FOREIGN KEY ("dispute_id") REFERENCES "disputes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dispute_photos" ADD CONSTRAINT "dispute_photos_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A decision may take the reviews of an agreement out of all lists and averages.
ALTER TABLE "reviews" ADD COLUMN "hidden_at" TIMESTAMPTZ(3);
