import { categoryName, subcategoryName } from "@/lib/categories/service";
import type { Language } from "@/lib/i18n/languages";
import { personColumn, personSelect, toPersonCard, type PersonRow } from "@/lib/people/data";
import { db, type Tx } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import { Prisma } from "@/prisma/generated/client";
import { AUDIT_TAKE, type AuditAction, type AuditSubject } from "./constants";
import {
  auditEntry,
  type AuditEntry,
  type AuditEntryView,
  type AuditFilter,
  type AuditQuery,
} from "./schema";

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

/**
 * Empties what stood before and after in the entries about a deleted account and what its owner has written: addresses,
 * and the words of admins about them. The entries stay, and a trigger lets nothing else be changed.
 */
export async function forgetPersonInLog(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE audit_log SET before = NULL, after = NULL
    WHERE (before IS NOT NULL OR after IS NOT NULL)
      AND audit_subject_person(subject_type, subject_id) = ${userId}::uuid AND subject_id IN (
        SELECT ${userId}::uuid
        UNION ALL SELECT id FROM verifications WHERE user_id = ${userId}::uuid
        UNION ALL SELECT id FROM complaints WHERE author_id = ${userId}::uuid
        UNION ALL SELECT id FROM tenders WHERE creator_id = ${userId}::uuid
        UNION ALL SELECT id FROM offers WHERE pro_id = ${userId}::uuid
        UNION ALL SELECT id FROM reviews WHERE author_id = ${userId}::uuid
        UNION ALL SELECT id FROM messages WHERE sender_id = ${userId}::uuid
        UNION ALL SELECT id FROM tender_questions WHERE asker_id = ${userId}::uuid
        UNION ALL SELECT q.id FROM tender_questions q JOIN tenders t ON t.id = q.tender_id
          WHERE t.creator_id = ${userId}::uuid
        UNION ALL SELECT id FROM files WHERE owner_id = ${userId}::uuid)`;
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
function toEntry({ at, actor, ...row }: EntryRow): AuditEntry {
  const person = toPersonCard(actor, { knowsFully: true });
  return auditEntry.parse({ ...row, at: at.toISOString(), actor: person });
}

type Subject = Pick<EntryRow, "subjectType" | "subjectId">;
/** What a subject is called: by a title, as a person, or by the slug of what has names in five languages. */
type SubjectRow = Subject & {
  called: { title?: string; person?: PersonRow; category?: string; subcategory?: string } | null;
};

const PERSON = Prisma.sql`jsonb_build_object('person', ${personColumn("u")})`;
const OF_QUESTION = Prisma.sql`(SELECT jsonb_build_object('title', t.title)
        FROM tender_questions q JOIN tenders t ON t.id = q.tender_id WHERE q.id = s.id)`;

/** What the subjects of entries are called now, in one query; null: it has no name, or is gone. */
async function readSubjectNames(
  subjects: readonly Subject[],
  lang: Language,
): Promise<(subject: Subject) => string | null> {
  const types = subjects.map(({ subjectType }) => subjectType);
  const ids = subjects.map(({ subjectId }) => subjectId);
  const rows = await db.$queryRaw<SubjectRow[]>`
    SELECT s.type AS "subjectType", s.id AS "subjectId", CASE s.type
      WHEN 'users' THEN (SELECT ${PERSON} FROM users u WHERE u.id = s.id)
      WHEN 'verifications' THEN (SELECT ${PERSON} FROM verifications v JOIN users u ON u.id = v.user_id WHERE v.id = s.id)
      WHEN 'complaints' THEN (SELECT ${PERSON} FROM complaints c JOIN users u ON u.id = c.author_id WHERE c.id = s.id)
      WHEN 'reviews' THEN (SELECT ${PERSON} FROM reviews r JOIN users u ON u.id = r.recipient_id WHERE r.id = s.id)
      WHEN 'report_cases' THEN (SELECT ${PERSON} FROM report_cases c JOIN users u ON u.id = c.author_id WHERE c.id = s.id)
      WHEN 'messages' THEN (SELECT ${PERSON} FROM messages m JOIN users u ON u.id = m.sender_id WHERE m.id = s.id)
      WHEN 'tenders' THEN (SELECT jsonb_build_object('title', t.title) FROM tenders t WHERE t.id = s.id)
      WHEN 'disputes' THEN (SELECT jsonb_build_object('title', t.title)
        FROM disputes d JOIN tenders t ON t.id = d.tender_id WHERE d.id = s.id)
      WHEN 'offers' THEN (SELECT jsonb_build_object('title', t.title)
        FROM offers o JOIN tenders t ON t.id = o.tender_id WHERE o.id = s.id)
      WHEN 'tender_questions' THEN ${OF_QUESTION}
      WHEN 'tender_answers' THEN ${OF_QUESTION}
      WHEN 'contact_messages' THEN (SELECT jsonb_build_object('title', c.subject) FROM contact_messages c WHERE c.id = s.id)
      WHEN 'plans' THEN (SELECT jsonb_build_object('title', p.names->>${lang}) FROM plans p WHERE p.id = s.id)
      WHEN 'categories' THEN (SELECT jsonb_build_object('category', c.slug) FROM categories c WHERE c.id = s.id)
      WHEN 'subcategories' THEN (SELECT jsonb_build_object('subcategory', c.slug) FROM subcategories c WHERE c.id = s.id)
      WHEN 'question_changes' THEN (SELECT jsonb_build_object('subcategory', c.slug)
        FROM question_changes q JOIN subcategories c ON c.id = q.subcategory_id WHERE q.id = s.id)
      END AS called
    FROM unnest(${types}::text[], ${ids}::uuid[]) AS s(type, id)`;
  const keyOf = ({ subjectType, subjectId }: Subject) => `${subjectType} ${subjectId}`;
  const names = new Map(rows.map((row) => [keyOf(row), toName(row, lang)]));
  return (subject) => names.get(keyOf(subject)) ?? null;
}

function toName({ called }: SubjectRow, lang: Language): string | null {
  if (called?.person) return toPersonCard(called.person, { knowsFully: true }).name;
  if (called?.category) return categoryName(lang, called.category);
  if (called?.subcategory) return subcategoryName(lang, called.subcategory);
  return called?.title ?? null;
}

const NEWEST_FIRST = [{ at: "desc" }, { id: "desc" }] satisfies Prisma.AuditEntryOrderByWithRelationInput[];

/** A page of the log, the newest first, and the count of what the filter leaves (capped). */
export async function listAuditEntries(
  query: AuditQuery,
  lang: Language,
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
  const nameOf = await readSubjectNames(rows, lang);
  const items = rows.map((row) => ({ ...toEntry(row), subjectName: nameOf(row) }));
  return { items, counted };
}

const BATCH = 1000;

/** All that the filter leaves, the newest first, in batches: the log may be larger than the memory (keyset pagination). */
export async function* readAuditBatches(filter: AuditFilter): AsyncGenerator<AuditEntry[]> {
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
    yield rows.map(toEntry);
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}
