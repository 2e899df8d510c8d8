import { readLanguage } from "@/lib/i18n/languages";
import { judgedFileView } from "@/lib/files/service/view-file";
import { personColumn, toPersonCard, type PersonRow } from "@/lib/people/data";
import type { DbClient } from "@/lib/platform/server/database/db";
import { toIso } from "@/lib/shared/dates/dates";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { Prisma } from "@/prisma/generated/client";
import { actionsOf } from "../policy";
import type { QueueCase } from "../schema";
import { targetColumn, type TargetFacts } from "./targets";

type Judge = Pick<Actor, "id" | "adminRights">;

type QueueReport = Omit<QueueCase["reports"][number], "reporter"> & { reporter: PersonRow | null };

/** As JSON of the database: timestamps are strings. */
type CaseRow = Pick<QueueCase, "id" | "kind" | "targetId" | "isUrgent" | "openedAt" | "decisions"> & {
  target: TargetFacts;
  author: PersonRow;
  authorLang: string;
  claimedBy: PersonRow | null;
  claimedUntil: string | null;
  reports: QueueReport[];
  isAdmin: boolean;
  isLimited: boolean;
  isAuthorSuspended: boolean;
  isOpen: boolean;
};

const REPORTS = Prisma.sql`(SELECT json_agg(json_build_object('id', r.id, 'category', r.category, 'text', r.text,
    'copy', r.copy, 'createdAt', r.created_at,
    'visitor', json_build_object('name', r.visitor_name, 'email', r.visitor_email),
    'reporter', CASE WHEN u.id IS NOT NULL THEN ${personColumn("u")} END) ORDER BY r.created_at, r.id)
  FROM reports r LEFT JOIN users u ON u.id = r.reporter_id WHERE r.case_id = c.id) AS reports`;

const DECISIONS = Prisma.sql`(SELECT coalesce(json_agg(json_build_object('id', d.id, 'kind', d.kind,
    'targetId', d.target_id, 'until', d.until, 'action', d.action, 'rule', d.rule, 'reason', d.reason,
    'isAutomated', d.decided_by_id IS NULL, 'createdAt', d.created_at) ORDER BY d.created_at DESC, d.id DESC), '[]')
  FROM moderation_decisions d WHERE d.kind = c.kind AND d.target_id = c.target_id) AS decisions`;

async function maybeCaseRow(client: DbClient, caseId: string): Promise<CaseRow | undefined> {
  const [found] = await client.$queryRaw<{ row: CaseRow }[]>`
    SELECT row_to_json(one) AS row FROM (
      SELECT c.id, c.kind, c.target_id AS "targetId", c.is_urgent AS "isUrgent", c.opened_at AS "openedAt",
        c.closed_at IS NULL AS "isOpen",
        author.role = 'ADMIN' AS "isAdmin", coalesce(author.limited_until > now(), false) AS "isLimited",
        author.suspended_at IS NOT NULL AS "isAuthorSuspended", ${targetColumn(Prisma.sql`c`)} AS target,
        ${personColumn("author")} AS author, author.lang AS "authorLang",
        CASE WHEN c.claimed_until > now() THEN ${personColumn("claimer")} END AS "claimedBy",
        c.claimed_until AS "claimedUntil", ${REPORTS}, ${DECISIONS}
      FROM report_cases c JOIN users author ON author.id = c.author_id
        LEFT JOIN users claimer ON claimer.id = c.claimed_by_id
      WHERE c.id = ${caseId}::uuid) one`;
  return found?.row;
}

function claimOf({ claimedBy, claimedUntil, openedAt }: CaseRow, actor: Judge): QueueCase["claim"] {
  return (
    claimedBy && {
      by: toPersonCard(claimedBy, { knowsFully: true }),
      isMine: claimedBy.id === actor.id,
      until: toIso(claimedUntil ?? openedAt),
    }
  );
}

function toCase(row: CaseRow, actor: Judge): QueueCase {
  const { id, kind, targetId, isUrgent, target, author, reports, decisions } = row;
  const { isHidden, isRuledOut, tenderId, personId, photo } = target;
  const { isAdmin, isLimited, isAuthorSuspended } = row;
  const isHiddenByProduct = decisions[0]?.isAutomated === true;
  const openCase = row.isOpen ? row : null;
  const standing = { kind, isAdmin, isLimited, isAuthorSuspended, isHidden, isRuledOut, isHiddenByProduct };
  return {
    id,
    kind,
    targetId,
    isUrgent,
    isHidden,
    tenderId,
    personId,
    photo: photo && judgedFileView(photo),
    openedAt: toIso(row.openedAt),
    author: toPersonCard(author, { knowsFully: true }),
    authorLang: readLanguage(row.authorLang),
    claim: claimOf(row, actor),
    reports: reports.map(({ reporter, createdAt, ...report }) => ({
      ...report,
      reporter: reporter && toPersonCard(reporter, { knowsFully: true }),
      createdAt: toIso(createdAt),
    })),
    decisions: decisions.map((decision) => ({
      ...decision,
      until: decision.until && toIso(decision.until),
      createdAt: toIso(decision.createdAt),
    })),
    may: actionsOf(actor, { ...standing, openCase }),
  };
}

/** A case as the admin reads it who decides about it. Throws `report_case_not_found`. */
export async function findQueueCase(client: DbClient, actor: Judge, caseId: string): Promise<QueueCase> {
  const row = await maybeCaseRow(client, caseId);
  if (!row) throw new AppError("report_case_not_found");
  return toCase(row, actor);
}
