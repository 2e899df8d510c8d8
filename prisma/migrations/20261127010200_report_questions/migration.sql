-- Questions about tenders can be reported and hidden, too.
ALTER TYPE "report_kind" ADD VALUE 'QUESTION';

ALTER TABLE "tender_questions" ADD COLUMN "hidden_at" TIMESTAMPTZ(3);
