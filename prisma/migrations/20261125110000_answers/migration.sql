-- What a client answers to the questions of the service, by the key of each question, and the version of the questions.
-- The words of the answers in all languages make them findable, as those of the subcategory.
ALTER TABLE tenders
  ADD COLUMN answers JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN answers_version INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN answer_words TEXT NOT NULL DEFAULT '',
  ADD CONSTRAINT tenders_answers_check CHECK (jsonb_typeof(answers) = 'object' AND answers_version >= 0);

-- A hit in the title (A) ranks above one in the city or the subcategory (B), and that above one in the description or
-- the answers (C).
CREATE OR REPLACE FUNCTION fill_tender_search() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  DECLARE
    words text;
  BEGIN
    SELECT search_words INTO words FROM public.subcategories WHERE id = NEW.subcategory_id;
    NEW.search :=
      setweight(to_tsvector('pg_catalog.simple', public.fold_text(NEW.title)), 'A')
      || setweight(to_tsvector('pg_catalog.simple', public.fold_text(concat_ws(' ', NEW.city, words))), 'B')
      || setweight(to_tsvector('pg_catalog.simple',
        public.fold_text(concat_ws(' ', NEW.description, NEW.answer_words))), 'C');
    RETURN NEW;
  END
  $$;

DROP TRIGGER tenders_fill_search ON tenders;
CREATE TRIGGER tenders_fill_search
  BEFORE INSERT OR UPDATE OF title, description, city, subcategory_id, answer_words ON tenders
  FOR EACH ROW EXECUTE FUNCTION fill_tender_search();
