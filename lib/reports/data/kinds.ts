import { personColumn } from "@/lib/people/data";
import { HAS_PUBLIC_PAGE, IS_OFFERED, visibleTo } from "@/lib/tenders/data/visibility";
import { Prisma } from "@/prisma/generated/client";
import type { ReportKind } from "../constants";
import { PHOTO } from "./photo-kind";
import type { TargetKind } from "./target-kind";

const OF_A_TENDER = {
  title: Prisma.sql`t.title`,
  person: Prisma.sql`NULL::jsonb`,
  hiddenAt: Prisma.sql`hidden_at`,
  photo: Prisma.sql`NULL::jsonb`,
  isThere: Prisma.sql`true`,
  personId: Prisma.sql`NULL::uuid`,
  isRuledOut: Prisma.sql`false`,
} as const;

/** A question and its answer stand in one row, and are each judged by themselves. */
const OF_A_QUESTION = {
  ...OF_A_TENDER,
  table: "tender_questions",
  row: Prisma.sql`q`,
  from: Prisma.sql`tender_questions q JOIN tenders t ON t.id = q.tender_id`,
} as const;

// A dispute about the agreement was decided so that no review of it stays.
const RULED_OUT = Prisma.sql`EXISTS (SELECT FROM disputes d WHERE d.tender_id = r.tender_id AND d.review_stays = false
  AND d.pro_id IN (r.author_id, r.recipient_id))`;

// The target is the account, and its suspension is what hides it. It is locked against keys, too: a tender or an offer that
// is being written waits, and is then found by the suspension.
const PROFILE: TargetKind = {
  table: "users",
  row: Prisma.sql`u`,
  from: Prisma.sql`users u LEFT JOIN profiles p ON p.user_id = u.id LEFT JOIN tenders t ON false`,
  authorId: Prisma.sql`u.id`,
  title: Prisma.sql`''`,
  person: personColumn("u"),
  text: Prisma.sql`concat_ws(E'\\n', p.headline, p.summary)`,
  personId: Prisma.sql`u.id`,
  hiddenAt: Prisma.sql`suspended_at`,
  photo: Prisma.sql`NULL::jsonb`,
  // Until it is erased a deleted account can come back, and what was reported before is still judged.
  isThere: Prisma.sql`u.erased_at IS NULL`,
  isRuledOut: Prisma.sql`false`,
  isVisible: () => Prisma.sql`u.role <> 'ADMIN' AND u.suspended_at IS NULL AND u.deleted_at IS NULL`,
};

/** What can be reported, by its kind. */
export const TARGET_KINDS: Record<ReportKind, TargetKind> = {
  TENDER: {
    ...OF_A_TENDER,
    table: "tenders",
    row: Prisma.sql`t`,
    from: Prisma.sql`tenders t JOIN users creator ON creator.id = t.creator_id`,
    authorId: Prisma.sql`t.creator_id`,
    text: Prisma.sql`t.description`,
    isVisible: (actor) =>
      actor ? Prisma.sql`(${visibleTo(actor)} OR (${HAS_PUBLIC_PAGE}))` : Prisma.sql`(${HAS_PUBLIC_PAGE})`,
  },
  REVIEW: {
    ...OF_A_TENDER,
    table: "reviews",
    row: Prisma.sql`r`,
    from: Prisma.sql`reviews r JOIN tenders t ON t.id = r.tender_id JOIN users recipient ON recipient.id = r.recipient_id`,
    authorId: Prisma.sql`r.author_id`,
    text: Prisma.sql`concat_ws(E'\n\n', repeat('★', r.rating), r.text)`,
    personId: Prisma.sql`r.recipient_id`,
    isRuledOut: RULED_OUT,
    // Profiles are public, and so are the reviews on them.
    isVisible: () =>
      Prisma.sql`r.published_at IS NOT NULL AND r.hidden_at IS NULL AND recipient.deleted_at IS NULL`,
  },
  MESSAGE: {
    ...OF_A_TENDER,
    table: "messages",
    row: Prisma.sql`m`,
    // What the product says itself has no sender.
    from: Prisma.sql`messages m JOIN users sender ON sender.id = m.sender_id
      JOIN conversations v ON v.id = m.conversation_id JOIN tenders t ON t.id = v.tender_id`,
    authorId: Prisma.sql`m.sender_id`,
    text: Prisma.sql`concat_ws(E'\n\n', m.text, (SELECT string_agg(f.name, E'\n' ORDER BY x.position)
      FROM message_files x JOIN files f ON f.id = x.file_id WHERE x.message_id = m.id))`,
    isVisible: (actor) =>
      actor
        ? Prisma.sql`m.hidden_at IS NULL AND m.deleted_at IS NULL AND ${actor.id}::uuid IN (v.pro_id, t.creator_id)`
        : Prisma.sql`false`,
  },
  QUESTION: {
    ...OF_A_QUESTION,
    authorId: Prisma.sql`q.asker_id`,
    text: Prisma.sql`q.text`,
    isVisible: (actor) =>
      actor
        ? Prisma.sql`q.hidden_at IS NULL AND q.status <> 'REMOVED' AND ${visibleTo(actor)}`
        : Prisma.sql`false`,
  },
  ANSWER: {
    ...OF_A_QUESTION,
    authorId: Prisma.sql`t.creator_id`,
    text: Prisma.sql`coalesce(q.answer, '')`,
    hiddenAt: Prisma.sql`answer_hidden_at`,
    isThere: Prisma.sql`q.answer IS NOT NULL`,
    isVisible: (actor) =>
      actor
        ? Prisma.sql`q.answer_hidden_at IS NULL AND (q.hidden_at IS NULL OR q.asker_id = ${actor.id}::uuid)
            AND ${visibleTo(actor)}`
        : Prisma.sql`false`,
  },
  PROFILE,
  OFFER: {
    ...OF_A_TENDER,
    table: "offers",
    row: Prisma.sql`o`,
    from: Prisma.sql`offers o JOIN users pro ON pro.id = o.pro_id JOIN tenders t ON t.id = o.tender_id`,
    authorId: Prisma.sql`o.pro_id`,
    text: Prisma.sql`concat_ws(E'\n\n', o.message, (SELECT string_agg(f.name, E'\n' ORDER BY x.position)
      FROM offer_files x JOIN files f ON f.id = x.file_id WHERE x.offer_id = o.id))`,
    // Offers are sealed.
    isVisible: (actor) =>
      actor
        ? Prisma.sql`o.hidden_at IS NULL AND (o.pro_id = ${actor.id}::uuid
            OR t.creator_id = ${actor.id}::uuid AND ${IS_OFFERED})`
        : Prisma.sql`false`,
  },
  PHOTO,
};
