-- AlterTable
ALTER TABLE "categories" ADD COLUMN     "names" JSONB,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "subcategories" ADD COLUMN     "names" JSONB,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "categories"
  ADD CONSTRAINT categories_names_check CHECK (names IS NULL OR names ?& ARRAY['en', 'de', 'hu', 'cz', 'sk']);

ALTER TABLE "subcategories"
  ADD CONSTRAINT subcategories_names_check CHECK (names IS NULL OR names ?& ARRAY['en', 'de', 'hu', 'cz', 'sk']);
