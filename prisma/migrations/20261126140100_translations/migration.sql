-- Whether what is written in another language is translated: when asked, always, or never.
CREATE TYPE "translation_choice" AS ENUM ('ASK', 'ALWAYS', 'NEVER');
ALTER TABLE "users" ADD COLUMN "translation_choice" "translation_choice" NOT NULL DEFAULT 'ASK';

-- CreateTable
CREATE TABLE "translations" (
    "source_hash" TEXT NOT NULL,
    "from_lang" TEXT NOT NULL,
    "to_lang" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "translations_pkey" PRIMARY KEY ("source_hash","from_lang","to_lang"),
    CONSTRAINT "translations_source_hash_check" CHECK ("source_hash" ~ '^[0-9a-f]{64}$'),
    CONSTRAINT "translations_languages_check" CHECK (
        "from_lang" IN ('en', 'de', 'hu', 'cz', 'sk', 'pl', 'uk', 'ru', 'ro', 'it', 'fr')
        AND "to_lang" IN ('en', 'de', 'hu', 'cz', 'sk') AND "from_lang" <> "to_lang"),
    CONSTRAINT "translations_provider_check" CHECK ("provider" IN ('libretranslate', 'deepl')),
    CONSTRAINT "translations_text_check" CHECK ("text" <> '')
);

-- CreateTable
CREATE TABLE "translation_sources" (
    "source_hash" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "source_id" UUID NOT NULL,

    CONSTRAINT "translation_sources_pkey" PRIMARY KEY ("source_hash","kind","source_id"),
    CONSTRAINT "translation_sources_kind_check" CHECK (
        "kind" IN ('tender', 'question', 'answer', 'offer', 'message', 'review'))
);
