import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { Prisma } from "@/prisma/generated/client";
import { REPORT_KINDS, type ReportKind } from "../constants";
import type { ReportTarget } from "../presentation";
import type { ReportCopy } from "../schema";
import { TARGET_KINDS, type TargetKind } from "./kinds";

/** A row that can be reported, whose lock this transaction holds until the commit. */
export type LockedTarget = ReportTarget & {
  table: TargetKind["table"];
  authorId: string;
  /** The tender that it belongs to. */
  tenderId: string;
  /** Whose profile shows it. */
  personId: string | null;
  hiddenAt: Date | null;
  isRuledOut: boolean;
  copy: ReportCopy;
};

function isOne({ row }: TargetKind, targetId: string): Prisma.Sql {
  return Prisma.sql`${row}.id = ${targetId}::uuid`;
}

// The tender first, as everywhere: all that belongs to it waits for its lock.
async function lockWhere(tx: Tx, kind: ReportKind, condition: Prisma.Sql): Promise<LockedTarget> {
  const { table, row, from, authorId, title, text, personId, isRuledOut } = TARGET_KINDS[kind];
  await tx.$queryRaw`SELECT 1 FROM tenders WHERE id = (SELECT t.id FROM ${from} WHERE ${condition}) FOR UPDATE`;
  const [found] = await tx.$queryRaw<Omit<LockedTarget, "kind" | "table">[]>`
    SELECT ${row}.id AS "targetId", ${authorId} AS "authorId", t.id AS "tenderId", ${personId} AS "personId",
      ${row}.hidden_at AS "hiddenAt", ${isRuledOut} AS "isRuledOut",
      json_build_object('title', ${title}, 'text', ${text}) AS copy
    FROM ${from} WHERE ${condition} FOR UPDATE OF ${row}`;
  if (!found) throw new AppError("report_target_not_found");
  return { ...found, kind, table };
}

/** Locks what the caller may see. Throws `report_target_not_found`. */
export function lockVisibleTarget(
  tx: Tx,
  actor: Actor | null,
  { kind, targetId }: ReportTarget,
): Promise<LockedTarget> {
  const its = TARGET_KINDS[kind];
  return lockWhere(tx, kind, Prisma.sql`${isOne(its, targetId)} AND ${its.isVisible(actor)}`);
}

/** Locks a target for an admin's decision. Throws `report_target_not_found`. */
export function lockTarget(tx: Tx, { kind, targetId }: ReportTarget): Promise<LockedTarget> {
  return lockWhere(tx, kind, isOne(TARGET_KINDS[kind], targetId));
}

/** Hides a locked target, or brings it back. */
export async function setHidden(
  tx: Tx,
  { table, targetId }: Pick<LockedTarget, "table" | "targetId">,
  hiddenAt: Date | null,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE ${Prisma.raw(table)} SET hidden_at = ${hiddenAt}::timestamptz WHERE id = ${targetId}::uuid`;
}

/** What is known now of a target. */
export type TargetFacts = Pick<LockedTarget, "tenderId" | "personId" | "isRuledOut"> & {
  title: string;
  isHidden: boolean;
};

function factsOfKind(kind: ReportKind, about: Prisma.Sql): Prisma.Sql {
  const { row, from, title, personId, isRuledOut } = TARGET_KINDS[kind];
  return Prisma.sql`WHEN ${kind}::report_kind THEN (SELECT json_build_object('title', ${title}, 'tenderId', t.id,
    'personId', ${personId}, 'isHidden', ${row}.hidden_at IS NOT NULL, 'isRuledOut', ${isRuledOut})
    FROM ${from} WHERE ${row}.id = ${about}.target_id)`;
}

/** One JSON column that reads as `TargetFacts`: of the target of a case or decision that is known as `about`. */
export function targetColumn(about: Prisma.Sql): Prisma.Sql {
  const kinds = REPORT_KINDS.map((kind) => factsOfKind(kind, about));
  return Prisma.sql`(CASE ${about}.kind ${Prisma.join(kinds, " ")} END)`;
}

/** The titles of what was decided about, by the ids of the decisions. */
export async function findTitles(client: DbClient, decisionIds: string[]): Promise<Map<string, string>> {
  const rows = await client.$queryRaw<{ id: string; target: TargetFacts }[]>`
    SELECT d.id, ${targetColumn(Prisma.sql`d`)} AS target
    FROM moderation_decisions d WHERE d.id = ANY(${decisionIds}::uuid[])`;
  return new Map(rows.map(({ id, target }) => [id, target.title]));
}
