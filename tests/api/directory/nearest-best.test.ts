import { beforeAll, expect, it } from "vitest";
import { BEES_CAP, KM_PER_STAR } from "@/lib/directory/constants";
import { listBees, squaresAround } from "@/lib/directory/data";
import { db } from "@/lib/platform/server/database/db";
import { distanceKm } from "@/lib/shared/coordinates";

const WIEN = { latitude: 48.20849, longitude: 16.37208 };
const MANY = 900;

// Ratings, days and places that follow no pattern of squares; three in ten stand in one place.
beforeAll(async () => {
  await db.$executeRaw`
    INSERT INTO users (id, email, role, first_name, last_name, referral_code, email_confirmed_at, updated_at,
      rating_average, rating_count, last_seen_at)
    SELECT gen_random_uuid(), 'spread-' || n || '@example.com', 'PRO', 'Eva', 'Nová', lpad(to_hex(n), 8, 'E'), now(), now(),
      1 + (n * 7 % 41) / 10.0, 1 + n % 60, now() - n * 13 % 200 * interval '1 day'
    FROM generate_series(1, ${MANY}::int) n`;
  await db.$executeRaw`
    INSERT INTO profiles (user_id, headline, country, city, latitude, longitude, updated_at)
    SELECT id, 'Everywhere', 'AT', 'Wien',
      CASE WHEN n % 10 < 3 THEN 48.2 ELSE 47.2 + n * 37 % 200 / 100.0 END,
      CASE WHEN n % 10 < 3 THEN 16.37 ELSE 15.0 + n * 53 % 280 / 100.0 END, now()
    FROM (SELECT id, substring(email FROM 8 FOR position('@' IN email) - 8)::int AS n FROM users
      WHERE email LIKE 'spread-%') u`;
});

it.each([5, 30, 100])("finds the very best within %s km, as if each had been looked at", async (km) => {
  const entries = await db.directoryEntry.findMany({
    where: { serviceId: "00000000-0000-0000-0000-000000000000", latitude: { not: null } },
  });
  const near = entries.flatMap(({ userId, rank, latitude, longitude }) => {
    const away = distanceKm(WIEN, { latitude: latitude ?? 0, longitude: longitude ?? 0 });
    return away <= km ? [{ userId, score: rank - away / KM_PER_STAR }] : [];
  });
  const best = near.toSorted((one, other) => other.score - one.score).slice(0, BEES_CAP);
  const search = { serviceId: null, near: { ...WIEN, km }, lang: null, isVerified: false, userId: null };

  const found: string[] = [];
  for (let page = 1; found.length < best.length; page++) {
    const { items } = await listBees({ ...search, page });
    if (items.length === 0) break;
    found.push(...items.map(({ person }) => person.id));
  }

  const scoreOf = new Map(near.map(({ userId, score }) => [userId, score]));
  expect(found.map((id) => scoreOf.get(id)?.toFixed(4))).toEqual(best.map(({ score }) => score.toFixed(4)));
});

it("covers a circle with squares, and none is said to be farther away than it is", () => {
  const squares = new Map(squaresAround({ ...WIEN, km: 30 }).map(({ cell, km }) => [cell, km]));
  for (let step = 0; step < 5000; step++) {
    const point = {
      latitude: WIEN.latitude + ((step * 31) % 600) / 1000 - 0.3,
      longitude: WIEN.longitude + ((step * 47) % 900) / 1000 - 0.45,
    };
    const away = distanceKm(WIEN, point);
    if (away > 30) continue;
    const cell = Math.floor((point.latitude + 90) * 10) * 10_000 + Math.floor((point.longitude + 180) * 10);
    expect(squares.get(cell) ?? Infinity).toBeLessThanOrEqual(away);
  }
});
