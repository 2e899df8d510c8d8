-- In which language the reply to a review is. Null for those that are there already: it was not kept, and is not guessed.
ALTER TABLE "reviews" ADD COLUMN "reply_lang" TEXT;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reply_lang_check"
    CHECK ("reply_lang" IN ('en', 'de', 'hu', 'cz', 'sk', 'pl', 'uk', 'ru', 'ro', 'it', 'fr'));

ALTER TABLE "translation_sources" DROP CONSTRAINT "translation_sources_kind_check",
    ADD CONSTRAINT "translation_sources_kind_check" CHECK (
        "kind" IN ('tender', 'question', 'answer', 'offer', 'message', 'review', 'reply'));
