-- How often the work of a tender is done. Prices of a recurring one are per visit.
CREATE TYPE "repeats" AS ENUM ('NONE', 'WEEKLY', 'BIWEEKLY', 'MONTHLY');

ALTER TABLE "tenders" ADD COLUMN     "repeats" "repeats" NOT NULL DEFAULT 'NONE';
