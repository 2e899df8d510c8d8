-- Chat messages can be reported and hidden, too.
ALTER TYPE "report_kind" ADD VALUE 'MESSAGE';

ALTER TABLE "messages" ADD COLUMN "hidden_at" TIMESTAMPTZ(3);
