import { waitingColumn } from "@/lib/admin-queue/data/waiting";
import { kindsFor } from "@/lib/admin-queue/policy";
import { fileColumn, SHOWN_FILES, type FileRow } from "@/lib/files/data";
import { WITHOUT_REVIEW } from "@/lib/disputes/data/conditions";
import { db } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { personColumn, type PersonRow } from "@/lib/people/data";
import { AGREED_DAY, agreedTimeColumns } from "@/lib/tenders/data/agreed-day";
import { agreedRateColumn } from "@/lib/tenders/data/tender-row";
import { IS_OFFERED } from "@/lib/tenders/data/visibility";
import type { Answers } from "@/lib/questions/schema";
import { Prisma } from "@/prisma/generated/client";
import { PROFILE_TO_DOS, type ProfileToDo } from "../constants";
import { OVERVIEW_TAKE, type OverviewTender, type TenderOverview } from "../schema/overview";
import { openCountersOf, type OverviewCounterRow } from "./overview-counters";
import { openDisputesOf, type OverviewDisputeRow } from "./overview-disputes";

export type OverviewTenderRow = Omit<
  OverviewTender,
  "photo" | "person" | "newestOffer" | "feedbackClosesAt" | "answers"
> & {
  answers: Answers;
  photo: FileRow | null;
  person: PersonRow | null;
  newestOffer: { person: PersonRow; text: string } | null;
  completedAt: string | null;
};

type UnreadMessage = Omit<NonNullable<TenderOverview["unreadMessage"]>, "name">;

export type OverviewRow = Pick<
  TenderOverview,
  "counts" | "rating" | "profileToDo" | "profileDone" | "waitingEntries" | "returned"
> & {
  unreadMessage: (UnreadMessage & { person: PersonRow; knowsFully: boolean }) | null;
  open: OverviewTenderRow[];
  running: OverviewTenderRow[];
  feedbackDue: OverviewTenderRow[];
  disputes: OverviewDisputeRow[];
  counters: OverviewCounterRow[];
};

// The columns of the two parties of a tender: the caller's own and the other party's.
function partyColumns({ role }: Actor) {
  const [own, other] = role === "PRO" ? ["recipient_id", "creator_id"] : ["creator_id", "recipient_id"];
  return { own: Prisma.raw(`t.${own}`), other: Prisma.raw(`t.${other}`) };
}

// Where the two have spoken since, the day may well be settled; the product cannot know.
function needsDay({ id }: Actor): Prisma.Sql {
  return Prisma.sql`t.status = 'ACCEPTED' AND ${AGREED_DAY} IS NULL AND NOT EXISTS (
    SELECT FROM appointments a WHERE a.tender_id = t.id AND a.pro_id = t.recipient_id AND a.status = 'PROPOSED'
      AND a.proposed_by_id = ${id}::uuid) AND NOT EXISTS (
    SELECT 1 FROM messages m JOIN conversations v ON v.id = m.conversation_id
    WHERE v.tender_id = t.id AND v.pro_id = t.recipient_id AND m.sender_id = ${id}::uuid
      AND m.created_at > t.accepted_at)`;
}

// Offers are sealed for all but the tender's creator.
function newestOfferOf({ id }: Actor): Prisma.Sql {
  return Prisma.sql`CASE WHEN t.status = 'NEW' AND t.creator_id = ${id}::uuid THEN (
    SELECT json_build_object('person', ${personColumn("pro")}, 'text', o.message)
    FROM offers o JOIN users pro ON pro.id = o.pro_id
    WHERE o.tender_id = t.id AND o.status = 'ACTIVE' AND ${IS_OFFERED} ORDER BY o.created_at DESC, o.id DESC LIMIT 1)
    END AS "newestOffer"`;
}

function tendersOf(actor: Actor, condition: Prisma.Sql, order: Prisma.Sql): Prisma.Sql {
  const { own, other } = partyColumns(actor);
  return Prisma.sql`COALESCE((SELECT json_agg(own) FROM (
    SELECT t.id AS "tenderId", t.title, t.date_type AS "dateType", t.start_date AS "startDate",
      t.end_date AS "endDate", t.time_slots AS "timeSlots", t.answers, t.repeats, t.budget_type AS "budgetType",
      t.budget_min_minor AS "budgetMinMinor", t.budget_max_minor AS "budgetMaxMinor",
      t.offer_count AS "offerCount", t.agreed_price_minor AS "agreedPriceMinor", ${agreedRateColumn}, t.completed_at AS "completedAt",
      ${agreedTimeColumns},
      ${needsDay(actor)} AS "needsDay", t.finish_requested_at IS NOT NULL AS "isReportedDone",
      json_build_object('id', c.id, 'slug', c.slug, 'icon', c.icon) AS category,
      json_build_object('id', s.id, 'slug', s.slug) AS subcategory, photo.photo,
      CASE WHEN person.id IS NOT NULL THEN ${personColumn("person")} END AS person, ${newestOfferOf(actor)}
    FROM (SELECT * FROM tenders t WHERE ${own} = ${actor.id}::uuid AND ${condition}
      ORDER BY ${order} LIMIT ${OVERVIEW_TAKE}) t
    JOIN subcategories s ON s.id = t.subcategory_id JOIN categories c ON c.id = s.category_id
    LEFT JOIN users person ON person.id = ${other}
    LEFT JOIN LATERAL (SELECT ${fileColumn("f")} AS photo FROM tender_files tf JOIN ${SHOWN_FILES} f ON f.id = tf.file_id
      WHERE tf.tender_id = t.id AND tf.kind = 'PHOTO' ORDER BY tf.position LIMIT 1) photo ON true
    ORDER BY ${order}) own), '[]'::json)`;
}

function countsOf(actor: Actor): Prisma.Sql {
  const { own } = partyColumns(actor);
  return Prisma.sql`(SELECT json_build_object(
    'all', count(*), 'open', count(*) FILTER (WHERE t.status = 'NEW'),
    'running', count(*) FILTER (WHERE t.status = 'ACCEPTED'),
    'agreedMinor', COALESCE(sum(t.agreed_price_minor) FILTER (WHERE t.status = 'ACCEPTED'), 0),
    'agreedIsEstimate', EXISTS (SELECT 1 FROM tenders t JOIN offers o ON o.id = t.accepted_offer_id
      WHERE ${own} = ${actor.id}::uuid AND t.status = 'ACCEPTED' AND o.price_type = 'HOURLY'),
    'waiting', (SELECT count(*) FROM offers o WHERE o.pro_id = ${actor.id}::uuid AND o.status = 'ACTIVE'))
    FROM tenders t WHERE ${own} = ${actor.id}::uuid)`;
}

const NONE = Prisma.sql`NULL`;

// A pending document counts as sent; a refused one has to be sent again.
const HAS: Record<ProfileToDo, Prisma.Sql> = {
  trades: Prisma.sql`EXISTS (SELECT 1 FROM user_subcategories us WHERE us.user_id = u.id)`,
  location: Prisma.sql`EXISTS (SELECT 1 FROM profiles p WHERE p.user_id = u.id AND p.latitude IS NOT NULL)`,
  photo: Prisma.sql`u.photo_public_id IS NOT NULL`,
  headline: Prisma.sql`EXISTS (SELECT 1 FROM profiles p WHERE p.user_id = u.id AND p.headline IS NOT NULL)`,
  verification: Prisma.sql`(u.is_verified OR EXISTS (SELECT 1 FROM verifications v
    WHERE v.user_id = u.id AND v.kind = 'IDENTITY' AND v.status IN ('PENDING', 'APPROVED')))`,
};
const PROFILE_TO_DO = Prisma.sql`CASE ${Prisma.join(
  PROFILE_TO_DOS.map((part) => Prisma.sql`WHEN NOT ${HAS[part]} THEN ${Prisma.raw(`'${part}'`)}`),
  " ",
)} END`;
const PROFILE_DONE = Prisma.join(
  PROFILE_TO_DOS.map((part) => Prisma.sql`(${HAS[part]})::int`),
  " + ",
);

/** The tender that was described before there was an account, and was given back to its form. */
const RETURNED = Prisma.sql`(
  SELECT json_build_object('id', p.id, 'title', p.content->>'title', 'category', c.slug, 'subcategory', s.slug)
  FROM pending_tenders p
  LEFT JOIN subcategories s ON s.id = (p.content->>'subcategoryId')::uuid AND s.active
  LEFT JOIN categories c ON c.id = s.category_id AND c.active
  WHERE p.user_id = u.id AND p.status = 'RETURNED')`;

// Before an agreement the two know each other by short names (`displayName`).
function unreadMessageOf({ id }: Actor): Prisma.Sql {
  return Prisma.sql`(SELECT json_build_object('person', ${personColumn("author")}, 'text', m.text,
      'tenderId', v.tender_id, 'proId', v.pro_id,
      'knowsFully', t.status IN ('ACCEPTED', 'COMPLETED') AND t.recipient_id = v.pro_id)
    FROM conversation_participants own JOIN conversations v ON v.id = own.conversation_id
    JOIN messages m ON m.conversation_id = v.id AND m.seq = v.last_seq
    JOIN users author ON author.id = m.sender_id JOIN tenders t ON t.id = v.tender_id
    WHERE own.user_id = ${id}::uuid AND v.last_seq > own.last_read_seq AND m.sender_id <> ${id}::uuid
      AND m.text IS NOT NULL
    ORDER BY v.last_message_at DESC LIMIT 1)`;
}

// What else the account home shows, by the caller's role.
function factsOf(actor: Actor): Prisma.Sql {
  const isPro = actor.role === "PRO";
  return Prisma.sql`${countsOf(actor)} AS counts, ${isPro ? PROFILE_TO_DO : NONE} AS "profileToDo",
    ${isPro ? PROFILE_DONE : NONE} AS "profileDone",
    ${unreadMessageOf(actor)} AS "unreadMessage",
    ${actor.role === "ADMIN" ? waitingColumn(kindsFor(actor.adminRights)) : NONE} AS "waitingEntries",
    ${actor.role === "CLIENT" ? RETURNED : NONE} AS returned,
    json_build_object('average', round(u.rating_average::numeric, 1)::float, 'count', u.rating_count) AS rating`;
}

function feedbackDueOf(actor: Actor, openSince: Date): Prisma.Sql {
  return tendersOf(
    actor,
    Prisma.sql`t.status = 'COMPLETED' AND t.completed_at > ${openSince}
      AND NOT EXISTS (SELECT 1 FROM reviews r WHERE r.tender_id = t.id AND r.author_id = ${actor.id}::uuid
        AND r.ended_agreement_id IS NULL)
      AND NOT ${WITHOUT_REVIEW}`,
    Prisma.sql`t.completed_at, t.id`,
  );
}

/** The caller's open tenders, running tenders, due feedback, open disputes, counts and other facts, in one query. */
export async function findOverview(actor: Actor, feedbackOpenSince: Date): Promise<OverviewRow> {
  const open = tendersOf(
    actor,
    Prisma.sql`t.status = 'NEW'`,
    Prisma.sql`t.offer_count > 0 DESC, t.created_at DESC, t.id DESC`,
  );
  const running = tendersOf(
    actor,
    Prisma.sql`t.status = 'ACCEPTED'`,
    Prisma.sql`${AGREED_DAY} NULLS LAST, t.accepted_at, t.id`,
  );
  const feedbackDue = feedbackDueOf(actor, feedbackOpenSince);
  const [row] = await db.$queryRaw<OverviewRow[]>`
    SELECT ${open} AS open, ${running} AS running, ${feedbackDue} AS "feedbackDue",
      ${openDisputesOf(actor)} AS disputes, ${openCountersOf(actor)} AS counters, ${factsOf(actor)}
    FROM users u WHERE u.id = ${actor.id}::uuid`;
  if (!row) throw new Error("A signed-in user has a row");
  return row;
}
