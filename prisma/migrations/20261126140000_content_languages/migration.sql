-- In which language each text of a person is. Null for what is there already: it was not kept, and is not guessed.
ALTER TABLE "tender_questions" ADD COLUMN "content_lang" TEXT, ADD COLUMN "answer_lang" TEXT;
ALTER TABLE "offers" ADD COLUMN "content_lang" TEXT;
ALTER TABLE "messages" ADD COLUMN "content_lang" TEXT;
ALTER TABLE "reviews" ADD COLUMN "content_lang" TEXT;

ALTER TABLE "tender_questions" ADD CONSTRAINT "tender_questions_content_lang_check"
    CHECK ("content_lang" IN ('en', 'de', 'hu', 'cz', 'sk', 'pl', 'uk', 'ru', 'ro', 'it', 'fr'));
ALTER TABLE "tender_questions" ADD CONSTRAINT "tender_questions_answer_lang_check"
    CHECK ("answer_lang" IN ('en', 'de', 'hu', 'cz', 'sk', 'pl', 'uk', 'ru', 'ro', 'it', 'fr'));
ALTER TABLE "offers" ADD CONSTRAINT "offers_content_lang_check"
    CHECK ("content_lang" IN ('en', 'de', 'hu', 'cz', 'sk', 'pl', 'uk', 'ru', 'ro', 'it', 'fr'));
ALTER TABLE "messages" ADD CONSTRAINT "messages_content_lang_check"
    CHECK ("content_lang" IN ('en', 'de', 'hu', 'cz', 'sk', 'pl', 'uk', 'ru', 'ro', 'it', 'fr'));
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_content_lang_check"
    CHECK ("content_lang" IN ('en', 'de', 'hu', 'cz', 'sk', 'pl', 'uk', 'ru', 'ro', 'it', 'fr'));
