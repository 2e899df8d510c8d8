-- BEEs ask about an open tender, its client answers; both are read by everybody who may see the tender.
ALTER TYPE "notification_type" ADD VALUE 'QUESTION';
ALTER TYPE "notification_type" ADD VALUE 'ANSWER';

CREATE TYPE "tender_question_status" AS ENUM ('OPEN', 'ANSWERED', 'REMOVED');

CREATE TABLE "tender_questions" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "asker_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "status" "tender_question_status" NOT NULL DEFAULT 'OPEN',
    "answer" TEXT,
    "settled_at" TIMESTAMPTZ(3),
    "announced_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tender_questions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "tender_questions_text_check" CHECK (char_length("text") BETWEEN 1 AND 500),
    CONSTRAINT "tender_questions_answer_check" CHECK (char_length("answer") BETWEEN 1 AND 1000),
    CONSTRAINT "tender_questions_answered_check" CHECK (("status" = 'ANSWERED') = ("answer" IS NOT NULL)),
    CONSTRAINT "tender_questions_settled_check" CHECK (("status" = 'OPEN') = ("settled_at" IS NULL)),
    CONSTRAINT "tender_questions_announced_check" CHECK ("announced_at" IS NULL OR "status" = 'ANSWERED')
);

-- CreateIndex
CREATE INDEX "tender_questions_tender_id_created_at_id_idx" ON "tender_questions"("tender_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "tender_questions_asker_id_created_at_idx" ON "tender_questions"("asker_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "tender_questions" ADD CONSTRAINT "tender_questions_tender_id_fkey" FOREIGN KEY ("tender_id") REFERENCES "tenders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tender_questions" ADD CONSTRAINT "tender_questions_asker_id_fkey" FOREIGN KEY ("asker_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
