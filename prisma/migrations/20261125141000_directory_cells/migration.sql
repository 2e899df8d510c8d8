-- Squares of a tenth of a degree instead of half of one: of those at the edge of a circle less is read for nothing.
CREATE OR REPLACE FUNCTION directory_cell(latitude double precision, longitude double precision) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT floor((latitude + 90) * 10)::int * 10000 + floor((longitude + 180) * 10)::int $$;

UPDATE directory_entries SET cell = directory_cell(latitude, longitude) WHERE latitude IS NOT NULL;

-- With all that a search around a place asks, so that it reads the index alone, in order, and stops early.
DROP INDEX directory_entries_service_id_cell_rank_user_id_idx;
CREATE INDEX directory_entries_square_idx ON directory_entries (service_id, cell, rank DESC, user_id)
  INCLUDE (latitude, longitude, is_verified, languages) WHERE cell IS NOT NULL;
