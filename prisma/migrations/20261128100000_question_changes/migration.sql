-- What admins change of the questions of a service; the questions themselves stay reference data.
CREATE TABLE "question_changes" (
  "id" UUID NOT NULL,
  "subcategory_id" UUID NOT NULL,
  "key" TEXT NOT NULL,
  "position" INTEGER,
  "active" BOOLEAN NOT NULL DEFAULT true,
  "texts" JSONB,
  "choices" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "choices_off" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "version" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "question_changes_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "question_changes_subcategory_id_fkey" FOREIGN KEY ("subcategory_id") REFERENCES "subcategories"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT question_changes_key_check CHECK (key ~ '^[a-z][A-Za-z0-9]*$'),
  CONSTRAINT question_changes_texts_check CHECK (texts IS NULL OR texts ?& ARRAY['en', 'de', 'hu', 'cz', 'sk']),
  CONSTRAINT question_changes_version_check CHECK (version >= 0)
);

CREATE UNIQUE INDEX "question_changes_subcategory_id_key_key" ON "question_changes"("subcategory_id", "key");
