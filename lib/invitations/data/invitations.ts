import { personSelect, toPersonCard } from "@/lib/people/data";
import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import { AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import type { Prisma } from "@/prisma/generated/client";
import type { INVITATION_CHANNELS, InvitationDeclineReason } from "../constants";
import type { InvitationView } from "../schema";

const viewSelect = {
  id: true,
  tenderId: true,
  channel: true,
  createdAt: true,
  acceptedAt: true,
  declinedAt: true,
  declineReason: true,
  pro: { select: personSelect },
} as const satisfies Prisma.InvitationSelect;

function toView(row: Prisma.InvitationGetPayload<{ select: typeof viewSelect }>): InvitationView {
  return {
    ...row,
    pro: toPersonCard(row.pro, { knowsFully: true }),
    createdAt: row.createdAt.toISOString(),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    declinedAt: row.declinedAt?.toISOString() ?? null,
  };
}

/** The invitations of a tender that are not closed, in their order. */
export async function listInvitations(client: DbClient, tenderId: string): Promise<InvitationView[]> {
  const rows = await client.invitation.findMany({
    where: { tenderId, closedAt: null },
    select: viewSelect,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(toView);
}

/** The current invitation of a PRO to a tender, or null. */
export async function maybeInvitation(
  client: DbClient,
  tenderId: string,
  proId: string,
): Promise<InvitationView | null> {
  const where = { tenderId, proId, closedAt: null };
  const row = await client.invitation.findFirst({ where, select: viewSelect });
  return row && toView(row);
}

/** One invitation. Throws `invitation_not_found`. */
export async function findInvitation(client: DbClient, id: string): Promise<InvitationView> {
  const row = await client.invitation.findUnique({ where: { id }, select: viewSelect });
  if (!row) throw new AppError("invitation_not_found");
  return toView(row);
}

/** Adds an invitation; false: the PRO has one that is not closed. */
export async function addInvitation(
  tx: Tx,
  added: { tenderId: string; proId: string; channel: (typeof INVITATION_CHANNELS)[number] },
): Promise<boolean> {
  const { tenderId, proId, channel } = added;
  const written = await tx.$executeRaw`
    INSERT INTO invitations (id, tender_id, pro_id, channel)
    VALUES (${newId()}::uuid, ${tenderId}::uuid, ${proId}::uuid, ${channel}::invitation_channel)
    ON CONFLICT (tender_id, pro_id) WHERE closed_at IS NULL DO NOTHING`;
  return written === 1;
}

/** How many BEEs are invited by name to a tender now. */
export function countOfTender(client: DbClient, tenderId: string): Promise<number> {
  return client.invitation.count({ where: { tenderId, channel: "DIRECT", closedAt: null } });
}

/** How often a PRO was invited by name since a moment. */
export function countOfPro(client: DbClient, proId: string, since: Date): Promise<number> {
  return client.invitation.count({ where: { proId, channel: "DIRECT", createdAt: { gt: since } } });
}

const lockedSelect = {
  id: true,
  tenderId: true,
  proId: true,
  acceptedAt: true,
  declinedAt: true,
  closedAt: true,
  tender: { select: { creatorId: true } },
} as const satisfies Prisma.InvitationSelect;

/** Takes the row lock of an invitation. Throws `invitation_not_found`. */
export async function lockInvitation(tx: Tx, id: string) {
  await tx.$queryRaw`SELECT 1 FROM invitations WHERE id = ${id}::uuid FOR UPDATE`;
  const row = await tx.invitation.findUnique({ where: { id }, select: lockedSelect });
  if (!row) throw new AppError("invitation_not_found");
  return row;
}

/** Writes "not now" down. */
export async function saveDeclined(
  tx: Tx,
  id: string,
  declineReason: InvitationDeclineReason,
): Promise<void> {
  await tx.invitation.update({
    where: { id },
    data: { declinedAt: new Date(), declineReason },
    select: { id: true },
  });
}

/** The PRO answers with an offer, also after "not now"; nothing without an invitation. */
export async function markInvitationAccepted(tx: Tx, tenderId: string, proId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE invitations SET accepted_at = COALESCE(accepted_at, now()), declined_at = NULL, decline_reason = NULL
    WHERE tender_id = ${tenderId}::uuid AND pro_id = ${proId}::uuid AND closed_at IS NULL`;
}

/**
 * Closes the invitations of a tender that is released, canceled or expired, answered or not, and its links: a released
 * one may then invite anew.
 */
export async function closeInvitations(tx: Tx, tenderId: string): Promise<void> {
  await tx.invitation.updateMany({ where: { tenderId, closedAt: null }, data: { closedAt: new Date() } });
  await tx.invitationLink.deleteMany({ where: { tenderId } });
}

/** Adds a link and drops the oldest beyond the limit. */
export async function addLink(tx: Tx, tenderId: string, tokenHash: string, most: number): Promise<void> {
  await tx.invitationLink.create({ data: { id: newId(), tenderId, tokenHash }, select: { id: true } });
  await tx.$executeRaw`DELETE FROM invitation_links WHERE id IN (
    SELECT id FROM invitation_links WHERE tender_id = ${tenderId}::uuid
    ORDER BY created_at DESC, id DESC OFFSET ${most})`;
}

/** The tender that a link opens, or null. */
export async function maybeLinkedTender(client: DbClient, tokenHash: string): Promise<string | null> {
  const link = await client.invitationLink.findUnique({ where: { tokenHash }, select: { tenderId: true } });
  return link?.tenderId ?? null;
}
