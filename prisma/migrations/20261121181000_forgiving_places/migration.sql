-- Finding towns in spite of slips of the finger, and the nearest ones first. Prisma ignores functions, materialized
-- views and expression indexes when it compares schemas; tests/api/places/spellings.test.ts shows that they are used.

-- Spellings that GeoNames does not know, for gazetteers that are full already (read-gazetteer.ts has them for new ones).
UPDATE places SET alternate_names = alternate_names || given.spellings
FROM (VALUES
  (2766824, ARRAY['Solnohrad']), (3052009, ARRAY['Ráb']), (3046526, ARRAY['Pětikostelí']),
  (3068799, ARRAY['Ostrau', 'Mährisch-Ostrau']), (2925533, ARRAY['Majna-Frankfurt']), (2954172, ARRAY['Augšpurk']),
  (2775220, ARRAY['Inšpruk']), (2762372, ARRAY['Bělák']), (717582, ARRAY['Mischkolz'])
) AS given (geoname_id, spellings)
WHERE places.geoname_id = given.geoname_id;

CREATE EXTENSION IF NOT EXISTS fuzzystrmatch WITH SCHEMA public;

-- How wrong a word is typed: one for each letter that is missing, too many or another one; one for two letters that
-- changed places (two wrong ones, yet no letter that is not in both); and half a slip more when the word goes on where
-- the typing ends. Neither strict nor plpgsql, so that PostgreSQL inlines it.
CREATE FUNCTION slips_between(word text, typed text) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT least(
      CASE WHEN public.levenshtein_less_equal(word, typed, 2) = 2 AND length(word) = length(typed)
          AND translate(word, typed, '') = '' AND translate(typed, word, '') = ''
        THEN 1 ELSE public.levenshtein_less_equal(word, typed, 2) END,
      0.5 + public.levenshtein_less_equal(left(word, length(typed)), typed, 2))
  $$;

-- Every word of a town's names, once: a typed word that begins none of them is compared with each of them that begins
-- alike. lib/places/service/fill-places.ts refreshes it.
CREATE MATERIALIZED VIEW place_words AS
  SELECT word FROM (SELECT DISTINCT string_to_table(btrim(search_text), ' ') AS word FROM places) AS words
  WHERE length(word) BETWEEN 4 AND 40;
-- The same first letter; or, when that is the wrong one, one of the ways the next two may follow.
CREATE INDEX place_words_first_idx ON place_words (left(word, 1));
CREATE INDEX place_words_start_idx ON place_words (left(word, 2));
CREATE INDEX place_words_second_idx ON place_words (substr(word, 2, 2));

-- Nearest towns: ORDER BY point(longitude, latitude) <-> point($1, $2).
CREATE INDEX places_point_idx ON places USING gist (point(longitude, latitude));
