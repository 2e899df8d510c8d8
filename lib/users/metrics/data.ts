import type { DbClient } from "@/lib/platform/server/database/db";
import { Prisma, type MoveReason } from "@/prisma/generated/client";
import { METRICS, UNANSWERED_AFTER_HOURS } from "./constants";
import type { BeeMetrics } from "./schema";

const NONE = JSON.stringify({ answerMinutes: null, completionPercent: null } satisfies BeeMetrics);

/**
 * The `BeeMetrics` of the users table's `alias` as one JSON column, by the primary key of `user_metrics`; never null.
 * A list that sorts or filters by them joins `user_metrics` on `user_id` itself.
 */
export function metricsColumn(alias: string): Prisma.Sql {
  return Prisma.raw(
    `coalesce((SELECT jsonb_build_object('answerMinutes', m.answer_minutes,
      'completionPercent', m.completion_percent) FROM user_metrics m WHERE m.user_id = ${alias}.id), '${NONE}')`,
  );
}

/** Reasons of a BEE who gives a job back that lie with the client; with all others it is the BEE who gives up. */
const CLIENTS_PART: readonly MoveReason[] = ["NO_LONGER_NEEDED", "NO_SHOW", "NO_ANSWER", "SCOPE"];
/** Reasons of a client who ends an agreement that lie with the BEE. */
const BEES_PART: readonly MoveReason[] = ["NO_SHOW", "NO_ANSWER"];

const listOf = (reasons: readonly MoveReason[]) =>
  Prisma.raw(reasons.map((reason) => `'${reason}'`).join(", "));

// Unknown who ended it, or why (events from before they were kept): it does not count.
const OWN_FAULT = Prisma.sql`e.move IN ('RELEASE', 'CANCEL') AND (
  e.actor_id = e.pro_id AND e.reason NOT IN (${listOf(CLIENTS_PART)})
  OR e.actor_id <> e.pro_id AND e.reason IN (${listOf(BEES_PART)}))`;

const SHOWN_FROM = Prisma.raw(String(METRICS.shownFrom));
const PATIENCE = Prisma.raw(`interval '${UNANSWERED_AFTER_HOURS} hours'`);
const PERIOD = Prisma.raw(`interval '${METRICS.days} days'`);

/** One row per conversation: the client's first message of the period, and how long it took until the BEE answered. */
const answersUntil = (now: Date) => Prisma.sql`
  SELECT c.pro_id AS user_id,
    extract(epoch FROM coalesce(answer.created_at, ${now}::timestamptz) - asked.created_at) / 60 AS minutes
  FROM conversations c
    CROSS JOIN LATERAL (SELECT m.seq, m.created_at FROM messages m
      WHERE m.conversation_id = c.id AND m.kind = 'PRIVATE' AND m.sender_id <> c.pro_id
        AND m.created_at >= ${now}::timestamptz - ${PERIOD}
      ORDER BY m.seq LIMIT 1) asked
    LEFT JOIN LATERAL (SELECT m.created_at FROM messages m
      WHERE m.conversation_id = c.id AND m.seq > asked.seq
        AND (m.sender_id = c.pro_id OR m.system_code IN ('OFFER_SENT', 'OFFER_CHANGED', 'OFFER_ANSWERED'))
      ORDER BY m.seq LIMIT 1) answer ON true
  WHERE c.last_message_at >= ${now}::timestamptz - ${PERIOD}
    AND (answer.created_at IS NOT NULL OR asked.created_at <= ${now}::timestamptz - ${PATIENCE})`;

/** One row per agreement that ended in the period, if it was finished or the BEE is to blame, and no decision of a dispute leaves it out. */
const jobsUntil = (now: Date) => Prisma.sql`
  SELECT e.pro_id AS user_id, e.move = 'FINISH_WORK' AS done FROM tender_events e
  WHERE e.pro_id IS NOT NULL AND e.at >= ${now}::timestamptz - ${PERIOD}
    AND (e.move = 'FINISH_WORK' OR ${OWN_FAULT})
    AND NOT EXISTS (SELECT FROM disputes d
      WHERE d.tender_id = e.tender_id AND d.pro_id = e.pro_id AND NOT d.counts_for_reliability)`;

/**
 * Writes the numbers of every PRO anew, in one statement, and drops those of PROs about whom the period no longer says
 * anything.
 */
export async function writeMetrics(client: DbClient, now: Date): Promise<void> {
  await client.$executeRaw`
    INSERT INTO user_metrics (user_id, answer_minutes, conversations, completion_percent, jobs, computed_at)
    SELECT u.id,
      CASE WHEN a.count >= ${SHOWN_FROM} THEN greatest(1, ceil(a.median)) END, coalesce(a.count, 0),
      CASE WHEN j.count >= ${SHOWN_FROM} THEN 100 * j.done / j.count END, coalesce(j.count, 0), ${now}::timestamptz
    FROM users u
      LEFT JOIN (SELECT user_id, count(*)::int AS count,
          percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes::float) AS median
        FROM (${answersUntil(now)}) answers GROUP BY user_id) a ON a.user_id = u.id
      LEFT JOIN (SELECT user_id, count(*)::int AS count, count(*) FILTER (WHERE done)::int AS done
        FROM (${jobsUntil(now)}) ended GROUP BY user_id) j ON j.user_id = u.id
    WHERE u.role = 'PRO' AND u.deleted_at IS NULL AND coalesce(a.count, j.count) IS NOT NULL
    ON CONFLICT (user_id) DO UPDATE SET answer_minutes = excluded.answer_minutes,
      conversations = excluded.conversations, completion_percent = excluded.completion_percent,
      jobs = excluded.jobs, computed_at = excluded.computed_at`;
  await client.userMetrics.deleteMany({ where: { computedAt: { not: now } } });
}
