-- A photo can be reported, and taken out of sight for everybody. Nothing changes for the files that are there.
ALTER TYPE "report_kind" ADD VALUE 'PHOTO';
ALTER TABLE "files" ADD COLUMN "hidden_at" TIMESTAMPTZ(3);
