-- Up to three files that a PRO adds to an offer: a drawing, a price list.
ALTER TYPE "file_use" ADD VALUE 'OFFER';

CREATE TABLE "offer_files" (
    "offer_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "offer_files_pkey" PRIMARY KEY ("file_id"),
    CONSTRAINT "offer_files_position_check" CHECK ("position" BETWEEN 0 AND 2)
);

-- CreateIndex
CREATE UNIQUE INDEX "offer_files_offer_id_position_key" ON "offer_files"("offer_id", "position");

-- AddForeignKey
ALTER TABLE "offer_files" ADD CONSTRAINT "offer_files_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_files" ADD CONSTRAINT "offer_files_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
