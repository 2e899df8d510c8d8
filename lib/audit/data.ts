import { personSelect, toPersonCard } from "@/lib/people/data";
import { db, type Tx } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import type { Prisma } from "@/prisma/generated/client";
import { AUDIT_TAKE, type AuditAction, type AuditSubject } from "./constants";
import { auditEntryView, type AuditEntryView, type AuditFilter, type AuditQuery } from "./schema";

/** What an admin did, to which row of which table, and from which address. */
export type NewAuditEntry = {
  actorId: string;
  action: AuditAction;
  subjectType: AuditSubject;
  subjectId: string;
  ip: string;
  /** How the subject was and is, where it was changed. */
  before?: Prisma.InputJsonValue;
  after?: Prisma.InputJsonValue;
  at: Date;
};

/** Keeps what an admin did to what is not theirs, or to the keys of their own account (append-only); part of the transaction that does it. */
export async function addAuditEntry(tx: Tx, entry: NewAuditEntry): Promise<void> {
  await tx.auditEntry.create({ data: { id: newId(), ...entry }, select: { id: true } });
}

/** The same for several subjects at once. */
export async function addAuditEntries(tx: Tx, entries: readonly NewAuditEntry[]): Promise<void> {
  await tx.auditEntry.createMany({ data: entries.map((entry) => ({ id: newId(), ...entry })) });
}

/** Whether an admin has done the same to the same subject since a moment. */
export async function hasAuditEntrySince(
  tx: Tx,
  entry: Pick<NewAuditEntry, "actorId" | "action" | "subjectType" | "subjectId">,
  since: Date,
): Promise<boolean> {
  return (await tx.auditEntry.count({ where: { ...entry, at: { gt: since } }, take: 1 })) > 0;
}

const entrySelect = {
  id: true,
  at: true,
  action: true,
  subjectType: true,
  subjectId: true,
  ip: true,
  before: true,
  after: true,
  actor: { select: personSelect },
} as const satisfies Prisma.AuditEntrySelect;

const DAY_MS = 86_400_000;
const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

function whereOf({ actorId, action, subjectId, from, to }: AuditFilter): Prisma.AuditEntryWhereInput {
  return {
    ...(actorId && { actorId }),
    ...(action && { action }),
    ...(subjectId && { subjectId }),
    at: {
      ...(from && { gte: startOf(from) }),
      ...(to && { lt: new Date(startOf(to).getTime() + DAY_MS) }),
    },
  };
}

type EntryRow = Prisma.AuditEntryGetPayload<{ select: typeof entrySelect }>;

// Parsed: the columns are text, and only what the code knows can be shown.
function toEntryView({ at, actor, ...row }: EntryRow): AuditEntryView {
  const person = toPersonCard(actor, { knowsFully: true });
  return auditEntryView.parse({ ...row, at: at.toISOString(), actor: person });
}

const NEWEST_FIRST = [{ at: "desc" }, { id: "desc" }] satisfies Prisma.AuditEntryOrderByWithRelationInput[];

/** A page of the log, the newest first, and the count of what the filter leaves (capped). */
export async function listAuditEntries(
  query: AuditQuery,
): Promise<{ items: AuditEntryView[]; counted: number }> {
  const where = whereOf(query);
  const [rows, counted] = await Promise.all([
    db.auditEntry.findMany({
      where,
      select: entrySelect,
      orderBy: NEWEST_FIRST,
      take: AUDIT_TAKE,
      skip: (query.page - 1) * AUDIT_TAKE,
    }),
    // In the order of the page: without one Prisma counts in the order of the ids, and reads the log until the cap is full.
    db.auditEntry.count({ where, orderBy: NEWEST_FIRST, take: TOTAL_CAP + 1 }),
  ]);
  return { items: rows.map(toEntryView), counted };
}

const BATCH = 1000;

/** All that the filter leaves, the newest first, in batches: the log may be larger than the memory (keyset pagination). */
export async function* readAuditBatches(filter: AuditFilter): AsyncGenerator<AuditEntryView[]> {
  let last: EntryRow | undefined;
  for (;;) {
    const after: Prisma.AuditEntryWhereInput = last
      ? { at: { lte: last.at }, OR: [{ at: { lt: last.at } }, { id: { lt: last.id } }] }
      : {};
    const rows = await db.auditEntry.findMany({
      where: { AND: [whereOf(filter), after] },
      select: entrySelect,
      orderBy: NEWEST_FIRST,
      take: BATCH,
    });
    yield rows.map(toEntryView);
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}
