-- Search finds what a reader sees: contact details are hidden before an agreement, and a search for them would find them out
-- digit by digit. What the rules hide is known to the code only, which writes the title and the description without it; a
-- job does so for the tenders that are there.
ALTER TABLE "tenders" ADD COLUMN "search_title" TEXT,
ADD COLUMN "search_description" TEXT,
ADD COLUMN "search_rules" INTEGER NOT NULL DEFAULT 0;

CREATE INDEX "tenders_search_rules_idx" ON "tenders"("search_rules");

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
      setweight(to_tsvector('pg_catalog.simple', public.fold_text(coalesce(NEW.search_title, NEW.title))), 'A')
      || setweight(to_tsvector('pg_catalog.simple', public.fold_text(concat_ws(' ', NEW.city, words))), 'B')
      || setweight(to_tsvector('pg_catalog.simple', public.fold_text(concat_ws(' ',
        coalesce(NEW.search_description, NEW.description), NEW.answer_words))), 'C');
    RETURN NEW;
  END
  $$;

DROP TRIGGER tenders_fill_search ON tenders;
CREATE TRIGGER tenders_fill_search
  BEFORE INSERT OR UPDATE OF title, description, city, subcategory_id, answer_words, search_title, search_description
  ON tenders FOR EACH ROW EXECUTE FUNCTION fill_tender_search();
