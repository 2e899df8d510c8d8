-- People report what should not be there; admins decide, and its author reads why.
ALTER TYPE "notification_type" ADD VALUE 'REPORT';
ALTER TYPE "notification_type" ADD VALUE 'DECISION';

CREATE TYPE "report_kind" AS ENUM ('TENDER');
CREATE TYPE "report_category" AS ENUM ('SCAM', 'ILLEGAL', 'HATE', 'HARASSMENT', 'SEXUAL', 'CONTACT_DETAILS', 'SPAM', 'FAKE_REVIEW', 'IP', 'MINOR_AT_RISK', 'OTHER');
CREATE TYPE "report_status" AS ENUM ('OPEN', 'IN_REVIEW', 'ACTIONED', 'NO_ACTION');
CREATE TYPE "moderation_action" AS ENUM ('HIDE', 'RESTORE', 'WARN', 'NO_ACTION');

ALTER TABLE "tenders" ADD COLUMN "hidden_at" TIMESTAMPTZ(3);

CREATE TABLE "report_cases" (
    "id" UUID NOT NULL,
    "kind" "report_kind" NOT NULL,
    "target_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "status" "report_status" NOT NULL DEFAULT 'OPEN',
    "is_urgent" BOOLEAN NOT NULL DEFAULT false,
    "claimed_by_id" UUID,
    "claimed_until" TIMESTAMPTZ(3),
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "report_cases_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "report_cases_claim_check" CHECK (
        ("claimed_by_id" IS NULL) = ("claimed_until" IS NULL)
        AND ("status" <> 'IN_REVIEW' OR "claimed_by_id" IS NOT NULL)
        AND ("status" <> 'OPEN' OR "claimed_by_id" IS NULL)),
    CONSTRAINT "report_cases_closed_check" CHECK (("status" IN ('OPEN', 'IN_REVIEW')) = ("closed_at" IS NULL))
);

-- One at a time about a target, whoever reports it at the same moment.
CREATE UNIQUE INDEX "report_cases_one_open_idx" ON "report_cases"("kind", "target_id") WHERE "closed_at" IS NULL;

-- The admins' queue: urgent ones first, then the oldest.
CREATE INDEX "report_cases_queue_idx" ON "report_cases"("is_urgent" DESC, "opened_at", "id") WHERE "closed_at" IS NULL;

-- CreateIndex
CREATE INDEX "report_cases_author_id_idx" ON "report_cases"("author_id");

-- CreateIndex
CREATE INDEX "report_cases_claimed_by_id_idx" ON "report_cases"("claimed_by_id");

-- AddForeignKey
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_claimed_by_id_fkey" FOREIGN KEY ("claimed_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "reports" (
    "id" UUID NOT NULL,
    "case_id" UUID NOT NULL,
    "reporter_id" UUID,
    "category" "report_category" NOT NULL,
    "text" TEXT,
    "copy" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "reports_text_check" CHECK (char_length("text") BETWEEN 1 AND 1000)
);

-- CreateIndex
CREATE UNIQUE INDEX "reports_case_id_reporter_id_key" ON "reports"("case_id", "reporter_id");

-- CreateIndex
CREATE INDEX "reports_reporter_id_created_at_id_idx" ON "reports"("reporter_id", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "report_cases"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "moderation_decisions" (
    "id" UUID NOT NULL,
    "kind" "report_kind" NOT NULL,
    "target_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "decided_by_id" UUID,
    "action" "moderation_action" NOT NULL,
    "rule" "report_category" NOT NULL,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "moderation_decisions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "moderation_decisions_reason_check" CHECK (
        ("reason" IS NULL) = ("decided_by_id" IS NULL) AND char_length("reason") BETWEEN 1 AND 2000),
    CONSTRAINT "moderation_decisions_automated_check" CHECK ("decided_by_id" IS NOT NULL OR "action" = 'HIDE')
);

-- CreateIndex
CREATE INDEX "moderation_decisions_kind_target_id_created_at_idx" ON "moderation_decisions"("kind", "target_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "moderation_decisions_author_id_created_at_id_idx" ON "moderation_decisions"("author_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "moderation_decisions_decided_by_id_idx" ON "moderation_decisions"("decided_by_id");

-- CreateIndex
CREATE INDEX "moderation_decisions_created_at_idx" ON "moderation_decisions"("created_at" DESC);

-- AddForeignKey
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER moderation_decisions_append_only BEFORE UPDATE OR DELETE ON moderation_decisions
  FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
