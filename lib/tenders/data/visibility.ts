import { blockedWith, hasBlockBetween } from "@/lib/blocks/data";
import type { DbClient } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { Prisma } from "@/prisma/generated/client";

/**
 * Who may see which tender, in one place: every list, count, search, page and job takes its condition from here. The
 * twin for one row that is read already is `canSeeTender` (policy.ts).
 */

/** What moderation has hidden stays with those who are in it already; all others forget it. */
export const IS_NOT_HIDDEN = Prisma.sql`t.hidden_at IS NULL`;

/** The tenders `t` that anybody may see: open ones that are not private. What visitors and search engines get. */
export const OPEN_TO_ALL = Prisma.sql`t.status = 'NEW' AND NOT t.is_private AND ${IS_NOT_HIDDEN}`;

/** Whether strangers may see the tender `t` of a `creator`, open or closed. */
export const HAS_PUBLIC_PAGE = Prisma.sql`NOT t.is_private AND ${IS_NOT_HIDDEN} AND t.status <> 'CANCELED'
  AND creator.shows_tenders AND creator.deleted_at IS NULL`;

/** `OPEN_TO_ALL` for queries that are not written in SQL. */
export const OPEN_TO_ALL_WHERE = {
  status: "NEW",
  isPrivate: false,
  hiddenAt: null,
} as const satisfies Prisma.TenderWhereInput;

/** The tenders to which a PRO is invited and may still come. */
function invitedTenders(proId: string): Prisma.Sql {
  return Prisma.sql`SELECT i.tender_id FROM invitations i WHERE i.pro_id = ${proId}::uuid AND i.closed_at IS NULL`;
}

/** Of these the ones that wait for an answer of the PRO. */
export function unansweredInvitations(proId: string): Prisma.Sql {
  return Prisma.sql`${invitedTenders(proId)} AND i.accepted_at IS NULL AND i.declined_at IS NULL`;
}

/** The tenders `t` of clients between whom and the PRO there is no block. */
export function notBlocked(proId: string): Prisma.Sql {
  return Prisma.sql`t.creator_id NOT IN ${blockedWith(proId)}`;
}

function openOrHidden(proId: string): Prisma.Sql {
  return Prisma.sql`t.status = 'NEW' AND (NOT t.is_private OR t.id IN (${invitedTenders(proId)})) AND ${notBlocked(proId)}`;
}

/** The open tenders `t` that a PRO may see: a private one only with an invitation. */
export function openToPro(proId: string): Prisma.Sql {
  return Prisma.sql`${openOrHidden(proId)} AND ${IS_NOT_HIDDEN}`;
}

/** The open tenders `t` with an active offer of the PRO, who keeps seeing one that moderation has hidden. */
export function appliedTo(proId: string): Prisma.Sql {
  return Prisma.sql`${openOrHidden(proId)} AND t.id IN (
    SELECT tender_id FROM offers WHERE pro_id = ${proId}::uuid AND status = 'ACTIVE')`;
}

/** The tenders `t` that were open to a PRO once, whatever became of them: a private one only with an invitation. */
export function onceOpenToPro(proId: string): Prisma.Sql {
  return Prisma.sql`(${IS_NOT_HIDDEN} AND (NOT t.is_private OR EXISTS (SELECT FROM invitations i
    WHERE i.tender_id = t.id AND i.pro_id = ${proId}::uuid)))`;
}

/**
 * The offer `o` of `pro` is before the client of the tender `t`: none that moderation hides, none where one of the two
 * blocks the other, and no open one of a BEE who is suspended. What the two have agreed on stays.
 */
export const IS_OFFERED = Prisma.sql`(o.status = 'ACCEPTED' OR o.hidden_at IS NULL
  AND (o.status <> 'ACTIVE' OR pro.suspended_at IS NULL)
  AND NOT ${hasBlockBetween(Prisma.sql`o.pro_id`, Prisma.sql`t.creator_id`)})`;

/** Whether a user has or had an agreement on the tender `t`, as its client or its BEE. */
export function hasAgreed(userId: string): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM tender_events e
    WHERE e.tender_id = t.id AND e.move = 'ACCEPT_OFFER' AND ${userId}::uuid IN (t.creator_id, e.pro_id))`;
}

/** Whether a PRO has or had an agreement on a tender. */
export async function hadAgreement(client: DbClient, tenderId: string, proId: string): Promise<boolean> {
  const where = { tenderId, proId, move: "ACCEPT_OFFER" } as const;
  return (await client.tenderEvent.findFirst({ where, select: { id: true } })) !== null;
}

/** The tenders `t` whose detail the caller may open: the SQL twin of `canSeeTender`. */
export function visibleTo({ id, role }: Actor): Prisma.Sql {
  if (role === "ADMIN") return Prisma.sql`true`;
  const isParty = Prisma.sql`${id}::uuid IN (t.creator_id, t.recipient_id)`;
  if (role !== "PRO") return isParty;
  return Prisma.sql`(${openToPro(id)} OR ${isParty}
    OR EXISTS (SELECT 1 FROM offers o WHERE o.tender_id = t.id AND o.pro_id = ${id}::uuid)
      AND (${notBlocked(id)} OR ${hasAgreed(id)}))`;
}

/** Whether a PRO is invited to the tender `t`, to be selected. */
export function isInvitedColumn(proId: string): Prisma.Sql {
  return Prisma.sql`t.id IN (${invitedTenders(proId)})`;
}

/** Whether a PRO has an invitation to a tender that is not closed. */
export async function isInvited(client: DbClient, tenderId: string, proId: string): Promise<boolean> {
  const where = { tenderId, proId, closedAt: null };
  return (await client.invitation.findFirst({ where, select: { id: true } })) !== null;
}

/** The viewer's own invitation to the tender `t`, for cards and detail. */
export function invitationColumn({ id }: Pick<Actor, "id">): Prisma.Sql {
  return Prisma.sql`(SELECT json_build_object('id', i.id, 'acceptedAt', i.accepted_at, 'declinedAt', i.declined_at)
    FROM invitations i WHERE i.tender_id = t.id AND i.pro_id = ${id}::uuid AND i.closed_at IS NULL) AS invitation`;
}

/** What decides whether a user may see the tender `t` (`canSeeTender`), besides an own offer: for its detail. */
export function visibilityColumns(user: Pick<Actor, "id">): Prisma.Sql {
  return Prisma.sql`${invitationColumn(user)}, t.creator_id IN ${blockedWith(user.id)} AS "isBlocked"`;
}
