-- Percolation by service and place together: the searches of one tender are found by a few keys, and next to no others.

-- A stable number of a service in a place; two that share one only cost a look.
CREATE FUNCTION search_key(subcategory uuid, place text) RETURNS integer
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ('x' || left(md5(subcategory::text || ' ' || place), 8))::bit(32)::integer;

-- The square of half a degree that a point lies in.
CREATE FUNCTION search_cell(latitude double precision, longitude double precision) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN floor(latitude * 2)::integer || ' ' || floor(longitude * 2)::integer;

-- Where a search may find a tender: the squares of its area; everywhere, remote tenders included ('any') or not
-- ('on-site'); at remote ones ('remote'). More than 64 squares are everywhere: the conditions of the list decide anyway.
-- A search without an area, whose home is unknown, finds nothing.
CREATE FUNCTION search_places(remote boolean, within_km integer, area box) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN remote THEN ARRAY['remote']
    WHEN area IS NULL THEN ARRAY[]::text[]
    WHEN ((area[0])[0] - (area[1])[0]) * ((area[0])[1] - (area[1])[1]) * 4 > 64
      THEN ARRAY[CASE WHEN remote IS NULL THEN 'any' ELSE 'on-site' END]
    ELSE ARRAY(
        SELECT public.search_cell(lat / 2.0, lon / 2.0)
        FROM generate_series(floor((area[1])[1] * 2)::integer, floor((area[0])[1] * 2)::integer) lat,
          generate_series(floor((area[1])[0] * 2)::integer, floor((area[0])[0] * 2)::integer) lon)
      -- The own reach includes remote tenders; a chosen distance counts for them as well.
      || CASE WHEN remote IS NULL AND within_km IS NULL THEN ARRAY['remote'] ELSE ARRAY[]::text[] END
  END;

-- The keys of a search; one without services is found under the nil UUID.
CREATE FUNCTION search_keys(subcategory_ids uuid[], remote boolean, within_km integer, area box) RETURNS integer[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(
    SELECT public.search_key(subcategory, place)
    FROM unnest(COALESCE(subcategory_ids, ARRAY['00000000-0000-0000-0000-000000000000'::uuid])) subcategory,
      unnest(public.search_places(remote, within_km, area)) place);

-- Written at once: every tender would read through a list of keys that wait to be sorted in.
CREATE INDEX saved_searches_keys_idx ON saved_searches
  USING gin (search_keys(subcategory_ids, remote, within_km, area)) WITH (fastupdate = off) WHERE NOT paused;

-- No statement reads them now. The release before finds the same searches, by reading all of them.
DROP INDEX saved_searches_area_idx;
DROP INDEX saved_searches_subcategories_idx;
