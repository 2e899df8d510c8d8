-- People can be reported, too: admins warn, limit and suspend them, and bring them back.
ALTER TYPE "report_kind" ADD VALUE 'PROFILE';
ALTER TYPE "moderation_action" ADD VALUE 'LIMIT';
ALTER TYPE "moderation_action" ADD VALUE 'SUSPEND';
ALTER TYPE "moderation_action" ADD VALUE 'REINSTATE';

ALTER TABLE "users" ADD COLUMN "limited_until" TIMESTAMPTZ(3), ADD COLUMN "suspended_at" TIMESTAMPTZ(3);

ALTER TABLE "moderation_decisions" ADD COLUMN "until" TIMESTAMPTZ(3);

-- As text, because new values of an enum cannot be used in the transaction that adds them.
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_until_check" CHECK (("action"::text = 'LIMIT') = ("until" IS NOT NULL));
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_kind_check" CHECK (
    CASE WHEN "kind"::text = 'PROFILE' THEN "action"::text NOT IN ('HIDE', 'RESTORE')
    ELSE "action"::text NOT IN ('LIMIT', 'SUSPEND', 'REINSTATE') END);

-- Who is suspended leaves the directory, and comes back by being reinstated.
CREATE OR REPLACE FUNCTION refresh_directory(ids uuid[]) RETURNS void
  LANGUAGE plpgsql
  AS $$
  BEGIN
    IF cardinality(ids) = 0 THEN
      RETURN;
    END IF;
    DELETE FROM public.directory_entries WHERE user_id = ANY(ids);
    INSERT INTO public.directory_entries
      (service_id, user_id, rank, cell, latitude, longitude, radius_km, is_verified, languages)
    SELECT service.id, u.id,
      public.directory_rank(u.rating_average, u.rating_count, coalesce(u.last_seen_at, u.created_at)),
      public.directory_cell(place.latitude, place.longitude), place.latitude, place.longitude,
      p.service_radius_km, u.is_verified,
      ARRAY(SELECT l.code FROM public.user_languages l WHERE l.user_id = u.id ORDER BY l.position)
    FROM public.users u JOIN public.profiles p ON p.user_id = u.id
      -- Rounded to a kilometre: distances to several towns would otherwise tell the house.
      CROSS JOIN LATERAL (SELECT round(p.latitude * 100) / 100 AS latitude, round(p.longitude * 100) / 100 AS longitude) place
      CROSS JOIN LATERAL (
        SELECT '00000000-0000-0000-0000-000000000000'::uuid AS id
        UNION SELECT s.id FROM public.user_subcategories us JOIN public.subcategories s ON s.id = us.subcategory_id
          WHERE us.user_id = u.id
        UNION SELECT s.category_id FROM public.user_subcategories us
          JOIN public.subcategories s ON s.id = us.subcategory_id WHERE us.user_id = u.id) service
    WHERE u.id = ANY(ids) AND u.role = 'PRO' AND u.is_listed AND u.deleted_at IS NULL
      AND u.suspended_at IS NULL
      AND u.email_confirmed_at IS NOT NULL AND coalesce(p.headline, p.summary) IS NOT NULL
    -- Two changes of one user at once: the later one has seen both.
    ON CONFLICT (service_id, user_id) DO UPDATE SET rank = excluded.rank, cell = excluded.cell,
      latitude = excluded.latitude, longitude = excluded.longitude, radius_km = excluded.radius_km,
      is_verified = excluded.is_verified, languages = excluded.languages;
  END
  $$;

CREATE OR REPLACE FUNCTION follow_directory_users() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    PERFORM public.refresh_directory(ARRAY(
      SELECT n.id FROM changed n JOIN earlier o ON o.id = n.id
      WHERE n.role = 'PRO' AND (n.is_listed, n.deleted_at, n.suspended_at, n.email_confirmed_at, n.is_verified, n.rating_average,
          n.rating_count, public.directory_day(coalesce(n.last_seen_at, n.created_at)))
        IS DISTINCT FROM (o.is_listed, o.deleted_at, o.suspended_at, o.email_confirmed_at, o.is_verified, o.rating_average,
          o.rating_count, public.directory_day(coalesce(o.last_seen_at, o.created_at)))));
    RETURN NULL;
  END
  $$;
