-- Pictures of identity documents are sealed where they lie; those of before stay as they are and stay readable.
ALTER TABLE "files" ADD COLUMN "is_sealed" BOOLEAN NOT NULL DEFAULT false;

-- A month after the decision the pictures go and the decision stays.
ALTER TABLE "verifications" ALTER COLUMN "front_file_id" DROP NOT NULL;
ALTER TABLE verifications
  DROP CONSTRAINT verifications_back_check,
  ADD CONSTRAINT verifications_back_check CHECK (
    front_file_id IS NULL OR document_type = 'PASSPORT' OR back_file_id IS NOT NULL),
  ADD CONSTRAINT verifications_pictures_check CHECK (
    front_file_id IS NOT NULL OR (back_file_id IS NULL AND status <> 'PENDING'));
