-- A client may show the work in a review: up to three photos, hidden as long as the review is.
ALTER TYPE "file_use" ADD VALUE 'REVIEW';

CREATE TABLE "review_photos" (
    "review_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "review_photos_pkey" PRIMARY KEY ("file_id"),
    CONSTRAINT "review_photos_position_check" CHECK ("position" BETWEEN 0 AND 2)
);

-- CreateIndex
CREATE UNIQUE INDEX "review_photos_review_id_position_key" ON "review_photos"("review_id", "position");

-- AddForeignKey
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "reviews"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
