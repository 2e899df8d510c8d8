import { sendMailJob } from "@/lib/emails/schema";
import { readLanguage } from "@/lib/i18n/languages";
import { personColumn, toPersonCard, type PersonRow } from "@/lib/people/data";
import { db } from "@/lib/platform/server/database/db";
import { actionsOf } from "@/lib/reports/policy";
import { toIso } from "@/lib/shared/dates/dates";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { Prisma } from "@/prisma/generated/client";
import { RECORD_TAKE } from "../constants";
import { whyNotHelp } from "../policy";
import type { UserNoteView, UserRecord } from "../schema";
import { ACCOUNT_STATUS } from "./status";

type NoteRow = Omit<UserNoteView, "author"> & { author: PersonRow };

/** As JSON of the database: timestamps are strings. */
type RecordRow = Omit<UserRecord, "person" | "email" | "lang" | "notes" | "may" | "mayHelp"> & {
  person: PersonRow;
  email: string;
  lang: string;
  notes: NoteRow[];
  isReported: boolean;
};

/** A JSON column with the newest rows of a query, as an array. */
function newest(columns: Prisma.Sql, from: Prisma.Sql, at: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT coalesce(json_agg(row_to_json(one) ORDER BY one."at" DESC, one.id DESC), '[]') FROM (
    SELECT ${columns}, ${at} AS "at" FROM ${from} ORDER BY ${at} DESC, x.id DESC LIMIT ${RECORD_TAKE}) one)`;
}

const LISTS = Prisma.sql`
  ${newest(
    Prisma.sql`x.id, x.kind, x.status, x.opened_at AS "openedAt",
      (SELECT count(*) FROM reports r WHERE r.case_id = x.id) AS "reportCount"`,
    Prisma.sql`report_cases x WHERE x.author_id = u.id`,
    Prisma.sql`x.opened_at`,
  )} AS "casesAbout",
  ${newest(
    Prisma.sql`x.id, c.kind, c.status, x.category, x.created_at AS "createdAt"`,
    Prisma.sql`reports x JOIN report_cases c ON c.id = x.case_id WHERE x.reporter_id = u.id`,
    Prisma.sql`x.created_at`,
  )} AS "reportsBy",
  ${newest(
    Prisma.sql`x.id, x.kind, x.action, x.rule, x.reason, x.created_at AS "createdAt"`,
    Prisma.sql`moderation_decisions x WHERE x.author_id = u.id`,
    Prisma.sql`x.created_at`,
  )} AS decisions,
  ${newest(
    Prisma.sql`x.id, x.text, x.created_at AS "createdAt", ${personColumn("author")} AS author`,
    Prisma.sql`user_notes x JOIN users author ON author.id = x.author_id WHERE x.user_id = u.id`,
    Prisma.sql`x.created_at`,
  )} AS notes`;

const FACTS = Prisma.sql`
  ${personColumn("u")} AS person, u.email, u.phone, u.lang, u.created_at AS "createdAt", u.last_seen_at AS "lastSeenAt",
  u.email_confirmed_at AS "emailConfirmedAt", u.limited_until AS "limitedUntil", ${ACCOUNT_STATUS} AS status,
  u.completed_count AS "completedCount",
  EXISTS (SELECT FROM two_steps x WHERE x.user_id = u.id AND x.enabled_at IS NOT NULL) AS "hasTwoStep",
  (SELECT x.status FROM verifications x WHERE x.user_id = u.id AND x.kind = 'IDENTITY' ORDER BY x.created_at DESC LIMIT 1) AS verification,
  (SELECT json_build_object('email', x.email, 'effectiveAt', x.effective_at) FROM email_tokens x
    WHERE x.user_id = u.id AND x.purpose = 'EMAIL_CHANGE' AND x.used_at IS NULL AND x.expires_at > now()
    ORDER BY x.proven_at DESC NULLS LAST, x.created_at DESC LIMIT 1) AS "pendingEmail",
  (SELECT count(*) FROM tenders x WHERE x.creator_id = u.id) AS "tenderCount",
  (SELECT count(*) FROM offers x WHERE x.pro_id = u.id) AS "offerCount",
  (SELECT count(*) FROM sessions x WHERE x.user_id = u.id AND x.revoked_at IS NULL AND x.expires_at > now()) AS "sessionCount",
  (SELECT max(x.last_used_at) FROM sessions x WHERE x.user_id = u.id) AS "lastUsedAt",
  (SELECT count(*) FROM pgboss.job x WHERE x.state = 'failed' AND x.name = ${sendMailJob.name}
    AND x.data->>'userId' = u.id::text) AS "failedMailCount",
  (SELECT json_build_object('planNames', p.names, 'status', x.status, 'periodEnd', x.period_end,
      'cancelAtPeriodEnd', x.cancel_at_period_end)
    FROM user_subscriptions x JOIN plans p ON p.id = x.plan_id
    WHERE x.user_id = u.id AND x.status IN ('ACTIVE', 'PAST_DUE')) AS subscription,
  EXISTS (SELECT FROM report_cases x WHERE x.kind = 'PROFILE' AND x.target_id = u.id AND x.closed_at IS NULL) AS "isReported"`;

type Viewer = Pick<Actor, "id" | "adminRights">;

const isoOf = (moment: string | null) => moment && toIso(moment);
const dated = <T extends { createdAt: string }>(row: T): T => ({ ...row, createdAt: toIso(row.createdAt) });

function toNoteView({ author, ...note }: NoteRow): UserNoteView {
  return { ...dated(note), author: toPersonCard(author, { knowsFully: true }) };
}

/** What moderation can do to a person now, with or without a report about them. */
function moderationOf({ person, status, isReported }: RecordRow, viewer: Viewer): UserRecord["may"] {
  const isSuspended = status === "SUSPENDED";
  return actionsOf(viewer, {
    kind: "PROFILE",
    isAdmin: person.role === "ADMIN",
    isLimited: status === "LIMITED",
    isAuthorSuspended: isSuspended,
    isHidden: isSuspended,
    isRuledOut: false,
    isHiddenByProduct: false,
    openCase: isReported,
  });
}

function toRecord(row: RecordRow, viewer: Viewer): UserRecord {
  const { person, notes, subscription, email, lang, status, pendingEmail, isReported: _, ...facts } = row;
  const isOwn = whyNotHelp(viewer, person.id) !== null;
  const mayHelp = !isOwn && status !== "DELETED";
  return {
    ...dated(facts),
    person: toPersonCard(person, { knowsFully: true }),
    status,
    email: status === "DELETED" ? null : email,
    lang: readLanguage(lang),
    limitedUntil: status === "LIMITED" ? isoOf(row.limitedUntil) : null,
    emailConfirmedAt: isoOf(row.emailConfirmedAt),
    lastSeenAt: isoOf(row.lastSeenAt),
    lastUsedAt: isoOf(row.lastUsedAt),
    pendingEmail: pendingEmail && { ...pendingEmail, effectiveAt: isoOf(pendingEmail.effectiveAt) },
    subscription: subscription && { ...subscription, periodEnd: isoOf(subscription.periodEnd) },
    casesAbout: row.casesAbout.map((found) => ({ ...found, openedAt: toIso(found.openedAt) })),
    reportsBy: row.reportsBy.map(dated),
    decisions: row.decisions.map(dated),
    notes: isOwn ? [] : notes.map(toNoteView),
    may: mayHelp ? moderationOf(row, viewer) : [],
    mayHelp,
  };
}

/** One account for an admin, with one query. Throws `user_not_found`. */
export async function findUserRecord(viewer: Viewer, userId: string): Promise<UserRecord> {
  const [found] = await db.$queryRaw<{ row: RecordRow }[]>`
    SELECT row_to_json(one) AS row FROM (
      SELECT ${FACTS}, ${LISTS} FROM users u WHERE u.id = ${userId}::uuid) one`;
  if (!found) throw new AppError("user_not_found");
  return toRecord(found.row, viewer);
}
