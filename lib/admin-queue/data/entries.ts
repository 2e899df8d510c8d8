import { toPersonCard, personColumn, type PersonRow } from "@/lib/people/data";
import { db, type Tx } from "@/lib/platform/server/database/db";
import { moveCase } from "@/lib/reports/data/cases";
import type { Actor } from "@/lib/shared/actor";
import type { Claim } from "@/lib/claims/policy";
import { AppError } from "@/lib/shared/errors";
import { Prisma } from "@/prisma/generated/client";
import { QUEUE_TAKE, type QueueKind } from "../constants";
import type { QueueCounts, QueueEntry, QueueReason } from "../schema";
import { ENTRY_KINDS } from "./kinds";
import { waitingColumn } from "./waiting";

/** As JSON of the database: timestamps are strings. */
type EntryRow = Pick<QueueEntry, "id" | "kind" | "isUrgent"> & {
  since: Date;
  about: { title: string | null; excerpt?: string | null; reason?: QueueReason | null; people: PersonRow[] };
  claimedBy: PersonRow | null;
  claimedUntil: Date | null;
};

// The first so many of each kind by its own index, so that what is sorted together stays small however much waits.
function firstOf(kind: QueueKind, count: number): Prisma.Sql {
  const { table, waits, isUrgent, since } = ENTRY_KINDS[kind];
  return Prisma.sql`(SELECT ${kind}::text AS kind, q.id, ${isUrgent} AS is_urgent, ${since} AS since,
      q.claimed_by_id, q.claimed_until
    FROM ${Prisma.raw(table)} q WHERE ${waits} ORDER BY is_urgent DESC, since, id LIMIT ${count})`;
}

function selectEntries(kinds: readonly QueueKind[], page: number): Promise<EntryRow[]> {
  const skipped = (page - 1) * QUEUE_TAKE;
  const first = kinds.map((kind) => firstOf(kind, skipped + QUEUE_TAKE));
  const about = kinds.map((kind) => Prisma.sql`WHEN ${kind} THEN ${ENTRY_KINDS[kind].about}`);
  return db.$queryRaw<EntryRow[]>`
    SELECT e.id, e.kind, e.is_urgent AS "isUrgent", e.since, e.claimed_until AS "claimedUntil",
      CASE e.kind ${Prisma.join(about, " ")} END AS about,
      CASE WHEN e.claimed_until > now() THEN ${personColumn("claimer")} END AS "claimedBy"
    FROM (SELECT * FROM (${Prisma.join(first, " UNION ALL ")}) every
      ORDER BY is_urgent DESC, since, id LIMIT ${QUEUE_TAKE} OFFSET ${skipped}) e
      LEFT JOIN users claimer ON claimer.id = e.claimed_by_id
    ORDER BY e.is_urgent DESC, e.since, e.id`;
}

function toEntry(row: EntryRow, { id: adminId }: Pick<Actor, "id">): QueueEntry {
  const { about, since, claimedBy, claimedUntil, ...entry } = row;
  const people = about.people.map((person) => toPersonCard(person, { knowsFully: true }));
  return {
    ...entry,
    title: about.title ?? people[0]?.name ?? "",
    excerpt: about.excerpt ?? null,
    reason: about.reason ?? null,
    people,
    since: since.toISOString(),
    claim: claimedBy && {
      by: toPersonCard(claimedBy, { knowsFully: true }),
      isMine: claimedBy.id === adminId,
      until: (claimedUntil ?? since).toISOString(),
    },
  };
}

/** A page of what waits of these kinds, urgent entries first, then the oldest; and how many wait of `counted`. */
export async function listEntries(
  actor: Pick<Actor, "id">,
  { kinds, counted, page }: { kinds: readonly QueueKind[]; counted: readonly QueueKind[]; page: number },
): Promise<{ items: QueueEntry[]; waiting: QueueCounts }> {
  const [rows, [count]] = await Promise.all([
    selectEntries(kinds, page),
    db.$queryRaw<{ waiting: QueueCounts }[]>`SELECT ${waitingColumn(counted)} AS waiting`,
  ]);
  return { items: rows.map((row) => toEntry(row, actor)), waiting: count?.waiting ?? {} };
}

type EntryRef = { kind: QueueKind; id: string };

/** Takes the row lock of an entry that admins may know of. Throws `queue_entry_not_found`. */
export async function lockEntry(tx: Tx, { kind, id }: EntryRef): Promise<Claim & { isWaiting: boolean }> {
  const { table, waits, isShown } = ENTRY_KINDS[kind];
  const [found] = await tx.$queryRaw<(Claim & { isWaiting: boolean })[]>`
    SELECT (${waits}) AS "isWaiting", q.claimed_by_id AS "claimedById", q.claimed_until AS "claimedUntil"
    FROM ${Prisma.raw(table)} q WHERE q.id = ${id}::uuid AND ${isShown} FOR UPDATE`;
  if (!found) throw new AppError("queue_entry_not_found");
  return found;
}

/** Gives a locked entry to an admin. */
export async function saveClaim(tx: Tx, { kind, id }: EntryRef, claim: Claim): Promise<void> {
  // Of a case it is a move of its status, too, which its reporters see.
  if (kind === "REPORT") return moveCase(tx, id, "CLAIM", claim);
  await tx.$executeRaw`
    UPDATE ${Prisma.raw(ENTRY_KINDS[kind].table)} SET claimed_by_id = ${claim.claimedById}::uuid,
      claimed_until = ${claim.claimedUntil}::timestamptz WHERE id = ${id}::uuid`;
}
