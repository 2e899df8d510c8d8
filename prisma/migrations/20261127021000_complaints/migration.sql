-- Whom a decision concerns may complain about it once; another admin judges.
CREATE TYPE "complaint_outcome" AS ENUM ('UPHELD', 'REJECTED');

CREATE TABLE "complaints" (
    "id" UUID NOT NULL,
    "decision_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "outcome" "complaint_outcome",
    "reason" TEXT,
    "decided_by_id" UUID,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "complaints_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "complaints_text_check" CHECK (char_length("text") BETWEEN 1 AND 2000),
    CONSTRAINT "complaints_reason_check" CHECK (char_length("reason") BETWEEN 1 AND 2000),
    CONSTRAINT "complaints_outcome_check" CHECK (
        ("outcome" IS NULL) = ("decided_at" IS NULL) AND ("outcome" IS NULL) = ("decided_by_id" IS NULL)
        AND ("outcome" IS NULL) = ("reason" IS NULL))
);

-- CreateIndex
CREATE UNIQUE INDEX "complaints_decision_id_key" ON "complaints"("decision_id");

-- CreateIndex
CREATE INDEX "complaints_author_id_idx" ON "complaints"("author_id");

-- CreateIndex
CREATE INDEX "complaints_decided_by_id_idx" ON "complaints"("decided_by_id");

-- The admins' list: the oldest first.
CREATE INDEX "complaints_open_idx" ON "complaints"("created_at", "id") WHERE "outcome" IS NULL;

-- AddForeignKey
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_decision_id_fkey" FOREIGN KEY ("decision_id") REFERENCES "moderation_decisions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
