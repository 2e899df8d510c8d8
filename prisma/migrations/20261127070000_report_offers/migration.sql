-- Offers can be reported and hidden, too.
ALTER TYPE "report_kind" ADD VALUE 'OFFER';

ALTER TABLE "offers" ADD COLUMN "hidden_at" TIMESTAMPTZ(3);
