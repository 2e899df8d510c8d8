-- A client may rate the parts of a job besides the whole.

-- AlterTable
ALTER TABLE "reviews" ADD COLUMN     "communication" INTEGER,
ADD COLUMN     "punctuality" INTEGER,
ADD COLUMN     "quality" INTEGER,
ADD COLUMN     "value" INTEGER;

ALTER TABLE reviews
  ADD CONSTRAINT reviews_parts_check CHECK (quality BETWEEN 1 AND 5 AND punctuality BETWEEN 1 AND 5
    AND communication BETWEEN 1 AND 5 AND value BETWEEN 1 AND 5),
  ADD CONSTRAINT reviews_parts_of_job_check CHECK (ended_agreement_id IS NULL
    OR num_nonnulls(quality, punctuality, communication, value) = 0);
