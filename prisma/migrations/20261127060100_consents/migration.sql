-- Which version of a document a person has accepted, and when.
CREATE TYPE "consent_document" AS ENUM ('TERMS');

CREATE TABLE "consents" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "document" "consent_document" NOT NULL,
    "version" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "consents_user_id_document_version_key" ON "consents"("user_id", "document", "version");
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE consents ADD CONSTRAINT consents_version_check CHECK (version ~ '^\d{4}-\d{2}-\d{2}$');
