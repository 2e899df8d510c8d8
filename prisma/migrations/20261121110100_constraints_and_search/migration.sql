-- Everything Prisma cannot express, written by hand: checks, partial and expression indexes, search.
-- Prisma ignores these objects when it compares schemas; tests/api/data-model.test.ts shows that each of them bites.
--
-- Text lengths: the greatest length is exact, the least is only "not empty". The exact minimum is counted by
-- the concept's schema.ts in UTF-16 units, of which an emoji has two where PostgreSQL counts one character.

-- ── Search ───────────────────────────────────────────────────────────────────────────────────────────────────────

-- unaccent() is only STABLE, because its dictionary could be changed; ours never is, and indexes need IMMUTABLE.
CREATE FUNCTION immutable_unaccent(text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT public.unaccent('public.unaccent'::regdictionary, $1) $$;

-- What search compares: no accents, no case, words parted by single spaces, no ASCII or general punctuation.
CREATE FUNCTION fold_text(text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT btrim(regexp_replace(
      lower(public.immutable_unaccent($1)),
      '[\u0001-/:-@\[-`{-\u00bf\u2000-\u206f]+', ' ', 'g'))
  $$;

-- What a person typed, as a query for tenders.search: every word must be there, at least as a word's beginning.
-- Null when there is no word in it.
CREATE FUNCTION search_query(text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT to_tsquery('pg_catalog.simple', string_agg(word || ':*', ' & '))
    FROM regexp_split_to_table(public.fold_text($1), ' ') AS word
    WHERE word <> ''
  $$;

-- Kilometres on the sphere between two points given in degrees.
CREATE FUNCTION distance_km(
  latitude1 double precision, longitude1 double precision, latitude2 double precision, longitude2 double precision
) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT 2 * 6371.0088 * asin(sqrt(least(1,
      power(sin(radians(latitude2 - latitude1) / 2), 2)
      + cos(radians(latitude1)) * cos(radians(latitude2)) * power(sin(radians(longitude2 - longitude1) / 2), 2))))
  $$;

-- A hit in the title (A) ranks above one in the city or the trade (B), and that above one in the description (C).
CREATE FUNCTION fill_tender_search() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  DECLARE
    words text;
  BEGIN
    SELECT search_words INTO words FROM public.subcategories WHERE id = NEW.subcategory_id;
    NEW.search :=
      setweight(to_tsvector('pg_catalog.simple', public.fold_text(NEW.title)), 'A')
      || setweight(to_tsvector('pg_catalog.simple', public.fold_text(concat_ws(' ', NEW.city, words))), 'B')
      || setweight(to_tsvector('pg_catalog.simple', public.fold_text(NEW.description)), 'C');
    RETURN NEW;
  END
  $$;

CREATE TRIGGER tenders_fill_search
  BEFORE INSERT OR UPDATE OF title, description, city, subcategory_id ON tenders
  FOR EACH ROW EXECUTE FUNCTION fill_tender_search();

-- New words of a trade reach the tenders that are already there.
CREATE FUNCTION refresh_tender_search() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    UPDATE public.tenders SET subcategory_id = subcategory_id WHERE subcategory_id = NEW.id;
    RETURN NULL;
  END
  $$;

CREATE TRIGGER subcategories_refresh_tenders
  AFTER UPDATE OF search_words ON subcategories
  FOR EACH ROW WHEN (OLD.search_words IS DISTINCT FROM NEW.search_words)
  EXECUTE FUNCTION refresh_tender_search();

-- A leading space before every word, so that LIKE '% prag%' finds beginnings of words through the trigram index.
CREATE FUNCTION fill_place_search() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    NEW.search_text := ' ' || public.fold_text(concat_ws(' ', NEW.name, array_to_string(NEW.alternate_names, ' ')));
    RETURN NEW;
  END
  $$;

CREATE TRIGGER places_fill_search
  BEFORE INSERT OR UPDATE OF name, alternate_names ON places
  FOR EACH ROW EXECUTE FUNCTION fill_place_search();

-- ── Indexes on a part of a table or on an expression ─────────────────────────────────────────────────────────────

-- Open tenders around a point: ORDER BY point(longitude, latitude) <-> point($1, $2), or within a box.
CREATE INDEX tenders_open_point_idx ON tenders USING gist (point(longitude, latitude)) WHERE status = 'NEW';

CREATE UNIQUE INDEX offers_one_accepted_per_tender_idx ON offers (tender_id) WHERE status = 'ACCEPTED';
CREATE UNIQUE INDEX verifications_one_open_per_user_idx ON verifications (user_id) WHERE status IN ('PENDING', 'APPROVED');
CREATE UNIQUE INDEX user_subscriptions_one_live_per_user_idx
  ON user_subscriptions (user_id) WHERE status IN ('ACTIVE', 'PAST_DUE');

CREATE INDEX notifications_unread_idx ON notifications (user_id) WHERE read_at IS NULL;
CREATE INDEX reviews_unpublished_idx ON reviews (tender_id) WHERE published_at IS NULL;
CREATE INDEX webhook_events_waiting_idx ON webhook_events (received_at) WHERE processed_at IS NULL;
CREATE INDEX places_name_idx ON places (country, fold_text(name) text_pattern_ops);

-- ── People ───────────────────────────────────────────────────────────────────────────────────────────────────────

-- What a deleted user leaves behind is empty, so the rules about names end with the account.
ALTER TABLE users
  ADD CONSTRAINT users_email_check CHECK (email ~ '^[^@\s]+@[^@\s]+$' AND char_length(email) <= 254),
  ADD CONSTRAINT users_names_check CHECK (
    deleted_at IS NOT NULL OR (char_length(first_name) BETWEEN 1 AND 50 AND char_length(last_name) BETWEEN 1 AND 50)),
  ADD CONSTRAINT users_business_check CHECK (
    deleted_at IS NOT NULL OR NOT is_business OR (business_name IS NOT NULL AND char_length(business_name) BETWEEN 1 AND 100)),
  ADD CONSTRAINT users_registration_number_check CHECK (char_length(registration_number) <= 30),
  ADD CONSTRAINT users_vat_id_check CHECK (char_length(vat_id) <= 20),
  ADD CONSTRAINT users_phone_check CHECK (phone ~ '^\+[1-9][0-9]{6,14}$'),
  ADD CONSTRAINT users_lang_check CHECK (lang IN ('en', 'de', 'hu', 'cz', 'sk')),
  ADD CONSTRAINT users_referral_code_check CHECK (char_length(referral_code) = 8),
  ADD CONSTRAINT users_referred_by_check CHECK (referred_by_id <> id),
  ADD CONSTRAINT users_rating_check CHECK (
    rating_count >= 0 AND CASE WHEN rating_count = 0 THEN rating_average = 0 ELSE rating_average BETWEEN 1 AND 5 END),
  ADD CONSTRAINT users_completed_count_check CHECK (completed_count >= 0);

ALTER TABLE profiles
  ADD CONSTRAINT profiles_headline_check CHECK (char_length(headline) <= 80),
  ADD CONSTRAINT profiles_summary_check CHECK (char_length(summary) BETWEEN 1 AND 2000),
  ADD CONSTRAINT profiles_country_check CHECK (country ~ '^[A-Z]{2}$'),
  ADD CONSTRAINT profiles_coordinates_check CHECK (
    (latitude IS NULL) = (longitude IS NULL) AND latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180),
  ADD CONSTRAINT profiles_service_radius_check CHECK (service_radius_km BETWEEN 5 AND 200),
  ADD CONSTRAINT profiles_hourly_rate_check CHECK (hourly_rate_minor BETWEEN 1 AND 99999900);

ALTER TABLE user_languages
  ADD CONSTRAINT user_languages_code_check CHECK (code ~ '^[a-z]{2,3}$'),
  ADD CONSTRAINT user_languages_at_most_ten_check CHECK (position BETWEEN 0 AND 9);

ALTER TABLE educations
  ADD CONSTRAINT educations_texts_check CHECK (
    char_length(school) BETWEEN 1 AND 100 AND coalesce(char_length(degree), 0) <= 100
    AND coalesce(char_length(field), 0) <= 100 AND coalesce(char_length(description), 0) <= 500),
  ADD CONSTRAINT educations_years_check CHECK (
    from_year BETWEEN 1900 AND 2100 AND is_current = (to_year IS NULL)
    AND (to_year IS NULL OR to_year BETWEEN from_year AND 2100));

ALTER TABLE experiences
  ADD CONSTRAINT experiences_texts_check CHECK (
    char_length(title) BETWEEN 1 AND 100 AND coalesce(char_length(company), 0) <= 100
    AND coalesce(char_length(description), 0) <= 1000),
  ADD CONSTRAINT experiences_months_check CHECK (
    from_month ~ '^\d{4}-(0[1-9]|1[0-2])$' AND is_current = (to_month IS NULL)
    AND (to_month IS NULL OR (to_month ~ '^\d{4}-(0[1-9]|1[0-2])$' AND to_month >= from_month)));

ALTER TABLE verifications
  ADD CONSTRAINT verifications_back_check CHECK (document_type = 'PASSPORT' OR back_file_id IS NOT NULL),
  ADD CONSTRAINT verifications_decision_check CHECK (
    (status = 'PENDING') = (decided_at IS NULL) AND (decided_at IS NULL) = (decided_by_id IS NULL)
    AND (status = 'REJECTED') = (rejection_reason IS NOT NULL));

ALTER TABLE sessions
  ADD CONSTRAINT sessions_generation_check CHECK (generation >= 1);

-- ── Files and places ─────────────────────────────────────────────────────────────────────────────────────────────

ALTER TABLE files
  ADD CONSTRAINT files_public_id_check CHECK (char_length(public_id) BETWEEN 16 AND 100),
  ADD CONSTRAINT files_name_check CHECK (char_length(name) BETWEEN 1 AND 255),
  ADD CONSTRAINT files_size_check CHECK (size BETWEEN 1 AND 2097152),
  ADD CONSTRAINT files_mime_type_check CHECK (
    mime_type IN ('image/jpeg', 'image/png', 'image/webp')
    OR (mime_type = 'application/pdf' AND folder IN ('tenders', 'files', 'verifications'))),
  ADD CONSTRAINT files_dimensions_check CHECK ((width IS NULL) = (height IS NULL) AND width > 0 AND height > 0);

ALTER TABLE places
  ADD CONSTRAINT places_country_check CHECK (country ~ '^[A-Z]{2}$'),
  ADD CONSTRAINT places_coordinates_check CHECK (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180),
  ADD CONSTRAINT places_population_check CHECK (population >= 0);

-- ── Tenders and offers ───────────────────────────────────────────────────────────────────────────────────────────

ALTER TABLE tenders
  ADD CONSTRAINT tenders_title_check CHECK (char_length(title) BETWEEN 1 AND 80),
  ADD CONSTRAINT tenders_description_check CHECK (char_length(description) BETWEEN 1 AND 4000),
  ADD CONSTRAINT tenders_content_lang_check CHECK (content_lang IN ('en', 'de', 'hu', 'cz', 'sk')),
  ADD CONSTRAINT tenders_place_check CHECK (is_remote OR (country IS NOT NULL AND city IS NOT NULL)),
  ADD CONSTRAINT tenders_country_check CHECK (country ~ '^[A-Z]{2}$'),
  ADD CONSTRAINT tenders_coordinates_check CHECK (
    (latitude IS NULL) = (longitude IS NULL) AND latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180),
  ADD CONSTRAINT tenders_dates_check CHECK (
    CASE date_type
      WHEN 'FLEXIBLE' THEN start_date IS NULL AND end_date IS NULL
      WHEN 'ON_DATE' THEN start_date IS NOT NULL AND (end_date IS NULL OR end_date = start_date)
      WHEN 'RANGE' THEN start_date IS NOT NULL AND end_date IS NOT NULL AND end_date >= start_date
    END),
  ADD CONSTRAINT tenders_time_slots_check CHECK (
    time_slots <@ ARRAY['8:00-12:00', '12:00-16:00', '16:00-22:00'] AND cardinality(time_slots) <= 3),
  ADD CONSTRAINT tenders_budget_range_check CHECK (
    budget_min_minor BETWEEN 500 AND 99999900 AND budget_max_minor BETWEEN 500 AND 99999900),
  ADD CONSTRAINT tenders_budget_check CHECK (
    CASE budget_type
      WHEN 'OPEN' THEN budget_min_minor IS NULL AND budget_max_minor IS NULL
      WHEN 'FIXED' THEN budget_min_minor IS NOT NULL AND (budget_max_minor IS NULL OR budget_max_minor = budget_min_minor)
      WHEN 'RANGE' THEN
        budget_min_minor IS NOT NULL AND budget_max_minor IS NOT NULL AND budget_max_minor >= budget_min_minor
      WHEN 'HOURLY' THEN
        budget_min_minor IS NOT NULL AND (budget_max_minor IS NULL OR budget_max_minor >= budget_min_minor)
    END),
  ADD CONSTRAINT tenders_currency_check CHECK (currency = 'EUR'),
  ADD CONSTRAINT tenders_version_check CHECK (version >= 1),
  ADD CONSTRAINT tenders_offer_count_check CHECK (offer_count BETWEEN 0 AND 10),
  ADD CONSTRAINT tenders_agreed_price_check CHECK (agreed_price_minor BETWEEN 500 AND 99999900),
  ADD CONSTRAINT tenders_recipient_check CHECK (recipient_id <> creator_id),
  ADD CONSTRAINT tenders_cancel_note_check CHECK (
    char_length(cancel_note) <= 500 AND (cancel_note IS NULL OR status = 'CANCELED')),
  -- A tender taken by a PRO knows the PRO, the offer, the price and the moment; an open one knows none of them.
  ADD CONSTRAINT tenders_accepted_check CHECK (
    num_nonnulls(recipient_id, accepted_offer_id, agreed_price_minor, accepted_at) = ANY (
      CASE status WHEN 'NEW' THEN ARRAY[0] WHEN 'CANCELED' THEN ARRAY[0, 4] ELSE ARRAY[4] END)),
  ADD CONSTRAINT tenders_completed_check CHECK ((status = 'COMPLETED') = (completed_at IS NOT NULL)),
  ADD CONSTRAINT tenders_canceled_check CHECK (
    num_nonnulls(canceled_at, canceled_by_id, cancel_reason) = CASE status WHEN 'CANCELED' THEN 3 ELSE 0 END);

ALTER TABLE tender_files
  ADD CONSTRAINT tender_files_position_check CHECK (
    position BETWEEN 0 AND CASE kind WHEN 'PHOTO' THEN 4 ELSE 2 END);

ALTER TABLE offers
  ADD CONSTRAINT offers_price_check CHECK (price_minor BETWEEN 500 AND 99999900),
  ADD CONSTRAINT offers_hours_check CHECK (
    estimated_hours BETWEEN 1 AND 1000 AND (price_type <> 'HOURLY' OR estimated_hours IS NOT NULL)),
  ADD CONSTRAINT offers_materials_check CHECK (
    (materials = 'EXTRA') = (materials_minor IS NOT NULL) AND materials_minor BETWEEN 0 AND 99999900),
  ADD CONSTRAINT offers_total_check CHECK (
    total_minor <= 99999900
    AND total_minor = price_minor::bigint * CASE price_type WHEN 'HOURLY' THEN estimated_hours ELSE 1 END
      + coalesce(materials_minor, 0)),
  ADD CONSTRAINT offers_message_check CHECK (char_length(message) BETWEEN 1 AND 2000),
  ADD CONSTRAINT offers_time_slots_check CHECK (
    time_slots <@ ARRAY['8:00-12:00', '12:00-16:00', '16:00-22:00'] AND cardinality(time_slots) <= 3),
  ADD CONSTRAINT offers_duration_check CHECK (duration_days BETWEEN 1 AND 365),
  ADD CONSTRAINT offers_version_check CHECK (version >= 1),
  ADD CONSTRAINT offers_accepted_check CHECK ((status = 'ACCEPTED') = (accepted_at IS NOT NULL)),
  ADD CONSTRAINT offers_decline_reason_check CHECK (decline_reason IS NULL OR status = 'DECLINED');

ALTER TABLE reviews
  ADD CONSTRAINT reviews_rating_check CHECK (rating BETWEEN 1 AND 5),
  ADD CONSTRAINT reviews_text_check CHECK (char_length(text) BETWEEN 1 AND 1000),
  ADD CONSTRAINT reviews_people_check CHECK (author_id <> recipient_id),
  ADD CONSTRAINT reviews_reply_check CHECK (
    char_length(reply) BETWEEN 1 AND 500 AND (reply IS NULL) = (replied_at IS NULL)
    AND (reply IS NULL OR published_at IS NOT NULL));

-- ── Chat ─────────────────────────────────────────────────────────────────────────────────────────────────────────

ALTER TABLE conversations
  ADD CONSTRAINT conversations_last_seq_check CHECK (
    last_seq >= 0 AND (last_seq = 0) = (last_message_at IS NULL));

ALTER TABLE conversation_participants
  ADD CONSTRAINT conversation_participants_last_read_seq_check CHECK (last_read_seq >= 0);

ALTER TABLE messages
  ADD CONSTRAINT messages_seq_check CHECK (seq >= 1),
  ADD CONSTRAINT messages_text_check CHECK (char_length(text) BETWEEN 1 AND 2000),
  ADD CONSTRAINT messages_kind_check CHECK (
    CASE kind
      WHEN 'PRIVATE' THEN sender_id IS NOT NULL AND client_message_id IS NOT NULL AND system_code IS NULL
      WHEN 'SYSTEM' THEN sender_id IS NULL AND client_message_id IS NULL AND system_code IS NOT NULL AND text IS NULL
    END);

ALTER TABLE message_files
  ADD CONSTRAINT message_files_position_check CHECK (position BETWEEN 0 AND 4);

-- ── Plans, notifications, the rest ───────────────────────────────────────────────────────────────────────────────

ALTER TABLE plans
  ADD CONSTRAINT plans_price_check CHECK (price_minor >= 0 AND payable = (price_minor > 0)),
  ADD CONSTRAINT plans_currency_check CHECK (currency = 'EUR'),
  ADD CONSTRAINT plans_limits_check CHECK (offers_per_month >= 0 AND max_subcategories >= 0);

ALTER TABLE user_subscriptions
  ADD CONSTRAINT user_subscriptions_period_check CHECK (period_end > period_start),
  ADD CONSTRAINT user_subscriptions_past_due_check CHECK ((status = 'PAST_DUE') = (past_due_since IS NOT NULL)),
  ADD CONSTRAINT user_subscriptions_ended_check CHECK ((status = 'CANCELED') = (ended_at IS NOT NULL));

ALTER TABLE offer_allowances
  ADD CONSTRAINT offer_allowances_used_check CHECK (used >= 0);

ALTER TABLE notifications
  ADD CONSTRAINT notifications_params_check CHECK (jsonb_typeof(params) = 'object');

ALTER TABLE contact_messages
  ADD CONSTRAINT contact_messages_text_check CHECK (char_length(text) BETWEEN 1 AND 4000),
  ADD CONSTRAINT contact_messages_lang_check CHECK (lang IN ('en', 'de', 'hu', 'cz', 'sk'));

ALTER TABLE idempotency_keys
  ADD CONSTRAINT idempotency_keys_key_check CHECK (char_length(key) BETWEEN 1 AND 255);
