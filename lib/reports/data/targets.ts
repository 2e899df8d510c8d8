import type { FileRow } from "@/lib/files/data";
import { setFileHidden } from "@/lib/files/moderation/data";
import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { Prisma } from "@/prisma/generated/client";
import { displayName } from "@/lib/shared/people";
import type { PersonRow } from "@/lib/people/data";
import { REPORT_KINDS, type ReportKind } from "../constants";
import type { ReportTarget } from "../presentation";
import type { ReportCopy } from "../schema";
import { TARGET_KINDS } from "./kinds";
import type { TargetKind } from "./target-kind";

/** A row that can be reported, whose lock this transaction holds until the commit. */
export type LockedTarget = ReportTarget & {
  table: TargetKind["table"];
  authorId: string;
  /** The tender that it belongs to; null of a profile. */
  tenderId: string | null;
  /** Whose profile shows it. */
  personId: string | null;
  /** Of a profile: since when its account is suspended. */
  hiddenAt: Date | null;
  isRuledOut: boolean;
  copy: ReportCopy;
  isAuthorSuspended: boolean;
  isAdmin: boolean;
  /** Until when its author is or was limited. */
  limitedUntil: Date | null;
};

type LockedRow = Omit<LockedTarget, "kind" | "table"> & { person: PersonRow | null };

function isOne({ row }: TargetKind, targetId: string): Prisma.Sql {
  return Prisma.sql`${row}.id = ${targetId}::uuid`;
}

// The tender first, as everywhere: all that belongs to it waits for its lock.
async function maybeLockWhere(tx: Tx, kind: ReportKind, condition: Prisma.Sql): Promise<LockedTarget | null> {
  const { table, row, from, authorId, title, person, text, personId, isRuledOut, isThere, hiddenAt } =
    TARGET_KINDS[kind];
  await tx.$queryRaw`SELECT 1 FROM tenders WHERE id = (SELECT t.id FROM ${from} WHERE ${condition}) FOR UPDATE`;
  // A person is locked before their files, too: an avatar that is hidden is a change of the account. Not against who
  // holds one of the files and refers to the person (a copy, a tender's photos): both would wait for each other.
  if (kind === "PHOTO")
    await tx.$queryRaw`
      SELECT 1 FROM users WHERE id = (SELECT ${authorId} FROM ${from} WHERE ${condition}) FOR NO KEY UPDATE`;
  // Read once it is locked: a join shows its other rows as they were before the lock was waited for.
  await tx.$queryRaw`SELECT 1 FROM ${from} WHERE ${condition} AND ${isThere} FOR UPDATE OF ${row}`;
  const [found] = await tx.$queryRaw<LockedRow[]>`
    SELECT ${row}.id AS "targetId", author.id AS "authorId", t.id AS "tenderId", ${personId} AS "personId",
      ${row}.${hiddenAt} AS "hiddenAt", ${isRuledOut} AS "isRuledOut", ${person} AS person,
      json_build_object('title', ${title}, 'text', ${text}) AS copy, author.role = 'ADMIN' AS "isAdmin",
      author.suspended_at IS NOT NULL AS "isAuthorSuspended", author.limited_until AS "limitedUntil"
    FROM ${from} JOIN users author ON author.id = ${authorId}
    WHERE ${condition} AND ${isThere}`;
  if (!found) return null;
  const { person: shown, copy, ...target } = found;
  return { ...target, kind, table, copy: { ...copy, title: titleOf({ title: copy.title, person: shown }) } };
}

async function lockWhere(tx: Tx, kind: ReportKind, condition: Prisma.Sql): Promise<LockedTarget> {
  const target = await maybeLockWhere(tx, kind, condition);
  if (!target) throw new AppError("report_target_not_found");
  return target;
}

/** A profile has the name that others see, everything else its own title. */
function titleOf({ title, person }: { title: string; person: PersonRow | null }): string {
  return person ? displayName(person, false) : title;
}

// The addresses of photos are all that others know of them.
function isNamed(kind: ReportKind, targetId: string): Prisma.Sql {
  return kind === "PHOTO" ? Prisma.sql`f.public_id = ${targetId}` : isOne(TARGET_KINDS[kind], targetId);
}

/** Locks what the caller may see, a photo by its public id. Throws `report_target_not_found`. */
export function lockVisibleTarget(
  tx: Tx,
  actor: Actor | null,
  { kind, targetId }: ReportTarget,
): Promise<LockedTarget> {
  const { isVisible } = TARGET_KINDS[kind];
  return lockWhere(tx, kind, Prisma.sql`${isNamed(kind, targetId)} AND ${isVisible(actor)}`);
}

/** Locks a target for an admin's decision. Throws `report_target_not_found`. */
export function lockTarget(tx: Tx, { kind, targetId }: ReportTarget): Promise<LockedTarget> {
  return lockWhere(tx, kind, isOne(TARGET_KINDS[kind], targetId));
}

/** The same of what may be gone for good, with the account that it belonged to: null then. */
export function maybeLockTarget(tx: Tx, { kind, targetId }: ReportTarget): Promise<LockedTarget | null> {
  return maybeLockWhere(tx, kind, isOne(TARGET_KINDS[kind], targetId));
}

/** Hides a locked target, or brings it back; a photo with all of its copies. */
export async function setHidden(
  tx: Tx,
  { kind, table, targetId }: Pick<LockedTarget, "kind" | "table" | "targetId">,
  at: Date | null,
): Promise<void> {
  if (kind === "PHOTO") return setFileHidden(tx, targetId, at);
  await tx.$executeRaw`
    UPDATE ${Prisma.raw(table)} SET ${TARGET_KINDS[kind].hiddenAt} = ${at}::timestamptz
    WHERE id = ${targetId}::uuid`;
}

/** What is known now of a target. */
export type TargetFacts = Pick<LockedTarget, "tenderId" | "personId" | "isRuledOut"> & {
  title: string;
  person: PersonRow | null;
  /** What a photo shows. */
  photo: FileRow | null;
  isHidden: boolean;
};

/** What is left of a photo whose owner's account was erased. */
const GONE: TargetFacts = {
  title: "",
  person: null,
  photo: null,
  tenderId: null,
  personId: null,
  isHidden: false,
  isRuledOut: true,
};

function factsOfKind(kind: ReportKind, about: Prisma.Sql): Prisma.Sql {
  const { row, from, title, person, personId, photo, isRuledOut, hiddenAt } = TARGET_KINDS[kind];
  return Prisma.sql`WHEN ${kind}::report_kind THEN (SELECT json_build_object('title', ${title}, 'person', ${person},
    'photo', ${photo}, 'tenderId', t.id, 'personId', ${personId}, 'isHidden', ${row}.${hiddenAt} IS NOT NULL, 'isRuledOut', ${isRuledOut})
    FROM ${from} WHERE ${row}.id = ${about}.target_id)`;
}

/** One JSON column that reads as `TargetFacts`: of the target of a case or decision that is known as `about`. */
export function targetColumn(about: Prisma.Sql): Prisma.Sql {
  const kinds = REPORT_KINDS.map((kind) => factsOfKind(kind, about));
  return Prisma.sql`coalesce(CASE ${about}.kind ${Prisma.join(kinds, " ")} END, ${JSON.stringify(GONE)}::json)`;
}

/** The titles of what was decided about, by the ids of the decisions. */
export async function findTitles(client: DbClient, decisionIds: string[]): Promise<Map<string, string>> {
  const rows = await client.$queryRaw<{ id: string; target: TargetFacts }[]>`
    SELECT d.id, ${targetColumn(Prisma.sql`d`)} AS target
    FROM moderation_decisions d WHERE d.id = ANY(${decisionIds}::uuid[])`;
  return new Map(rows.map(({ id, target }) => [id, titleOf(target)]));
}
