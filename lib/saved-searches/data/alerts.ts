import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import { isAwaySql } from "@/lib/users/away/data";
import { Prisma } from "@/prisma/generated/client";
import { DAY_LIMITS, type MatchEmail } from "../constants";

/** A PRO who is alerted to a tender: the search that is named, and how the alert is mailed. */
export type NewAlert = { userId: string; searchId: string; email: Exclude<MatchEmail, "INSTANT"> };

/** Inserts the alerts about one tender and answers whose are new: each PRO gets one per tender. */
export async function addAlerts(
  tx: Tx,
  tenderId: string,
  alerts: readonly NewAlert[],
  now: Date,
): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ userId: string }[]>`
    INSERT INTO match_alerts (user_id, tender_id, search_id, email, created_at)
    SELECT given."userId", ${tenderId}::uuid, given."searchId", given.email::match_email, ${now}
    FROM jsonb_to_recordset(${JSON.stringify(alerts)}::jsonb) AS given("userId" uuid, "searchId" uuid, email text)
    ORDER BY given."userId" ON CONFLICT DO NOTHING RETURNING user_id AS "userId"`;
  return new Set(rows.map(({ userId }) => userId));
}

/** A PRO and the day it is in their time zone. */
export type LocalDay = { userId: string; day: string };

/**
 * Takes one of the day's pushes or instant mails for each of the users, and answers for whom one was left. The counts
 * are raised in the order of the users, so that two tenders at once cannot deadlock; the limit holds for both together.
 * Who has none left is passed over beforehand: the conflict alone would lock their rows until the commit.
 */
export async function claimDaily(
  tx: Tx,
  kind: keyof typeof DAY_LIMITS,
  days: readonly LocalDay[],
): Promise<Set<string>> {
  if (days.length === 0) return new Set();
  const column = Prisma.raw(kind);
  const rows = await tx.$queryRaw<{ userId: string }[]>`
    INSERT INTO alert_days AS d (user_id, day, ${column})
    SELECT given."userId", given.day, 1
    FROM jsonb_to_recordset(${JSON.stringify(days)}::jsonb) AS given("userId" uuid, day date)
    WHERE NOT EXISTS (SELECT 1 FROM alert_days f
      WHERE f.user_id = given."userId" AND f.day = given.day AND f.${column} >= ${DAY_LIMITS[kind]})
    ORDER BY given."userId"
    ON CONFLICT (user_id, day) DO UPDATE SET ${column} = d.${column} + 1 WHERE d.${column} < ${DAY_LIMITS[kind]}
    RETURNING user_id AS "userId"`;
  return new Set(rows.map(({ userId }) => userId));
}

/** Keeps which of the alerts about a tender are pushed, and which are mailed at once and in no digest. */
export async function markSent(
  tx: Tx,
  tenderId: string,
  sent: { pushed: ReadonlySet<string>; mailed: ReadonlySet<string> },
): Promise<void> {
  const [pushed, mailed] = [[...sent.pushed], [...sent.mailed]];
  await tx.$executeRaw`
    UPDATE match_alerts SET is_pushed = user_id = ANY(${pushed}::uuid[]),
      email = CASE WHEN user_id = ANY(${mailed}::uuid[]) THEN 'INSTANT' ELSE email END
    WHERE tender_id = ${tenderId}::uuid AND user_id = ANY(${[...pushed, ...mailed]}::uuid[])`;
}

/** A PRO with alerts that wait for a digest, and since when. */
export type DigestCandidate = { userId: string; timeZone: string | null; since: Date };

/** The PROs who have alerts waiting for a digest. */
export function listDigestCandidates(client: DbClient): Promise<DigestCandidate[]> {
  return client.$queryRaw<DigestCandidate[]>`
    SELECT u.id AS "userId", u.time_zone AS "timeZone", w.since
    FROM (SELECT user_id, min(created_at) AS since FROM match_alerts
      WHERE email = 'DAILY' AND digested_at IS NULL GROUP BY user_id) w JOIN users u ON u.id = w.user_id`;
}

/** A tender that waited for the digest, and one of the searches by which it is mailed. */
export type WaitingTender = { tenderId: string; searchId: string; name: string | null };

/**
 * Marks a PRO's waiting alerts as digested and answers their tenders, once for each search that is still to be mailed
 * about; a second job at the same time gets none.
 */
export async function takeWaiting(tx: Tx, userId: string): Promise<WaitingTender[]> {
  return tx.$queryRaw<WaitingTender[]>`
    WITH taken AS (
      UPDATE match_alerts SET digested_at = now()
      WHERE user_id = ${userId}::uuid AND email = 'DAILY' AND digested_at IS NULL RETURNING tender_id)
    SELECT m.tender_id AS "tenderId", s.id AS "searchId", s.name
    FROM taken JOIN search_matches m ON m.tender_id = taken.tender_id JOIN saved_searches s ON s.id = m.search_id
    WHERE s.user_id = ${userId}::uuid AND NOT s.paused AND s.email <> 'OFF' ORDER BY s.is_start, s.created_at, s.id`;
}

/** The reader of a digest and what the start search is named by; null when they are away or want no such mail. */
export async function maybeDigestReader(
  tx: Tx,
  userId: string,
): Promise<{ lang: string; city: string | null; radiusKm: number | null } | null> {
  const [reader] = await tx.$queryRaw<{ lang: string; city: string | null; radiusKm: number | null }[]>`
    SELECT u.lang, p.city, p.service_radius_km AS "radiusKm" FROM users u LEFT JOIN profiles p ON p.user_id = u.id
    WHERE u.id = ${userId}::uuid AND u.deleted_at IS NULL AND u.suspended_at IS NULL
      AND u.email_confirmed_at IS NOT NULL AND u.emails_new_match AND NOT ${isAwaySql("u")}`;
  return reader ?? null;
}

/** How many PROs were alerted to a tender, by bell, push or mail. */
export function countAlerts(client: DbClient, tenderId: string): Promise<number> {
  return client.matchAlert.count({ where: { tenderId } });
}
