-- The copy of a file shares the stored bytes of the first one, which go with the last row.
ALTER TABLE "files" ADD COLUMN "stored_as" TEXT;

-- CreateIndex
CREATE INDEX "files_stored_as_idx" ON "files"("stored_as");

-- Up to five photos of the finished work, with the report of the PRO.
ALTER TYPE "file_use" ADD VALUE 'FINISH';

CREATE TABLE "finish_photos" (
    "tender_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "finish_photos_pkey" PRIMARY KEY ("file_id"),
    CONSTRAINT "finish_photos_position_check" CHECK ("position" BETWEEN 0 AND 4)
);

-- CreateIndex
CREATE UNIQUE INDEX "finish_photos_tender_id_position_key" ON "finish_photos"("tender_id", "position");

-- AddForeignKey
ALTER TABLE "finish_photos" ADD CONSTRAINT "finish_photos_tender_id_fkey" FOREIGN KEY ("tender_id") REFERENCES "tenders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "finish_photos" ADD CONSTRAINT "finish_photos_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
