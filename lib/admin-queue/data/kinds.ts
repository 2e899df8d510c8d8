import { personColumn } from "@/lib/people/data";
import type { AuditSubject } from "@/lib/audit/constants";
import { Prisma } from "@/prisma/generated/client";
import type { QueueKind } from "../constants";

/** Where the entries of a kind stand. `q` is the row in its table, `e` the entry that the queue has found. */
export type EntryKind = {
  table: Extract<
    AuditSubject,
    "report_cases" | "complaints" | "disputes" | "verifications" | "contact_messages"
  >;
  /** It waits; an index has the rows of which this (or its beginning) is true in the order of `isUrgent` and `since`. */
  waits: Prisma.Sql;
  isUrgent: Prisma.Sql;
  since: Prisma.Sql;
  /** Admins may know that it is there, waiting or not. */
  isShown: Prisma.Sql;
  /** One JSON column with its title, its reason, and the people whom it is about, as `PersonRow`s. */
  about: Prisma.Sql;
};

const NOT_URGENT = { isUrgent: Prisma.sql`false`, isShown: Prisma.sql`true` } as const;

/** How much of a complaint stands for its title, in characters. */
const EXCERPT = 120;

/** The beginning of a text; null: there is none. */
function beginningOf(text: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`nullif(left(${text}, ${EXCERPT}::int) || CASE WHEN length(${text}) > ${EXCERPT}::int THEN '…' ELSE '' END, '')`;
}

/** A field of what the first report of a case has kept. */
const copied = (field: "title" | "text") =>
  Prisma.sql`(SELECT r.copy->>${field} FROM reports r WHERE r.case_id = q.id ORDER BY r.created_at, r.id LIMIT 1)`;

/** What waits for an admin, by its kind. */
export const ENTRY_KINDS: Record<QueueKind, EntryKind> = {
  REPORT: {
    table: "report_cases",
    waits: Prisma.sql`q.closed_at IS NULL`,
    isUrgent: Prisma.sql`q.is_urgent`,
    since: Prisma.sql`q.opened_at`,
    isShown: Prisma.sql`true`,
    about: Prisma.sql`(SELECT json_build_object('people', json_build_array(${personColumn("u")}),
      'title', ${copied("title")}, 'excerpt', ${beginningOf(copied("text"))},
      'reason', (SELECT json_build_object('of', 'REPORT', 'target', q.kind, 'code', (array_agg(r.category ORDER BY r.created_at, r.id))[1],
        'count', count(*)) FROM reports r WHERE r.case_id = q.id HAVING count(*) > 0))
      FROM report_cases q JOIN users u ON u.id = q.author_id WHERE q.id = e.id)`,
  },
  COMPLAINT: {
    ...NOT_URGENT,
    table: "complaints",
    waits: Prisma.sql`q.outcome IS NULL`,
    since: Prisma.sql`q.created_at`,
    about: Prisma.sql`(SELECT json_build_object('people', json_build_array(${personColumn("u")}),
      'title', ${beginningOf(Prisma.sql`q.text`)})
      FROM complaints q JOIN users u ON u.id = q.author_id WHERE q.id = e.id)`,
  },
  DISPUTE: {
    ...NOT_URGENT,
    table: "disputes",
    waits: Prisma.sql`q.status = 'MEDIATION'`,
    since: Prisma.sql`q.mediation_at`,
    // What the two still talk about is theirs alone.
    isShown: Prisma.sql`q.status <> 'TALK'`,
    about: Prisma.sql`(SELECT json_build_object('title', t.title, 'excerpt', ${beginningOf(Prisma.sql`q.text`)},
      'reason', json_build_object('of', 'DISPUTE', 'code', q.reason),
      'people', json_build_array(${personColumn("client")}, ${personColumn("pro")}))
      FROM disputes q JOIN tenders t ON t.id = q.tender_id JOIN users client ON client.id = q.client_id
        JOIN users pro ON pro.id = q.pro_id WHERE q.id = e.id)`,
  },
  VERIFICATION: {
    ...NOT_URGENT,
    table: "verifications",
    // Of a deleted account it cannot be decided, and waits again once the account is taken back.
    waits: Prisma.sql`(q.status = 'PENDING'
      AND (SELECT u.deleted_at FROM users u WHERE u.id = q.user_id) IS NULL)`,
    since: Prisma.sql`q.created_at`,
    about: Prisma.sql`(SELECT json_build_object('title', NULL,
      'reason', json_build_object('of', 'VERIFICATION', 'code', q.kind), 'people', json_build_array(${personColumn("u")}))
      FROM verifications q JOIN users u ON u.id = q.user_id WHERE q.id = e.id)`,
  },
  CONTACT: {
    ...NOT_URGENT,
    table: "contact_messages",
    waits: Prisma.sql`q.status = 'NEW'`,
    since: Prisma.sql`q.created_at`,
    about: Prisma.sql`(SELECT json_build_object('title', q.subject, 'excerpt', ${beginningOf(Prisma.sql`q.text`)},
      'people', CASE WHEN u.id IS NULL THEN '[]'::json ELSE json_build_array(${personColumn("u")}) END)
      FROM contact_messages q LEFT JOIN users u ON u.id = q.user_id WHERE q.id = e.id)`,
  },
};
