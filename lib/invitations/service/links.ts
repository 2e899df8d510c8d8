import { createHash, randomBytes } from "node:crypto";
import { lockBlocks } from "@/lib/blocks/data";
import { db } from "@/lib/platform/server/database/db";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { lockTender, lockVisibleTender } from "@/lib/tenders/data/lock-tender";
import { INVITATION_LIMITS } from "../constants";
import { addInvitation, addLink, maybeInvitation, maybeLinkedTender } from "../data/invitations";
import { whyNotInvite } from "../policy";
import type { InvitationView } from "../schema";

/** Kept instead of the token: who reads the table cannot open a tender. */
const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * A link that opens the tender for every BEE, for the client to share; of more than five the oldest ends. Throws the
 * codes of `whyNotInvite`.
 */
export function createInvitationLink(call: { actor: Actor; tenderId: string }): Promise<{ token: string }> {
  const { actor, tenderId } = call;
  return transact(async ({ tx }) => {
    const tender = await lockVisibleTender(tx, actor, tenderId);
    allow(whyNotInvite(actor, tender));
    const token = randomBytes(32).toString("base64url");
    await addLink(tx, tenderId, hashOf(token), INVITATION_LIMITS.links);
    return { token };
  });
}

/**
 * A BEE opens a link: it is kept as an invitation, once, and opens the tender. Throws `link_expired` when the link is
 * unknown or the tender is no longer open.
 */
export async function openInvitationLink(call: { actor: Actor; token: string }): Promise<InvitationView> {
  const proId = call.actor.id;
  const tenderId = await maybeLinkedTender(db, hashOf(call.token));
  if (!tenderId) throw new AppError("link_expired");
  return transact(async ({ tx }) => {
    const tender = await lockTender(tx, tenderId);
    if (tender.status !== "NEW" || (await lockBlocks(tx, tender.creatorId, proId)))
      throw new AppError("link_expired");
    await addInvitation(tx, { tenderId, proId, channel: "LINK" });
    const invitation = await maybeInvitation(tx, tenderId, proId);
    if (!invitation) throw new AppError("link_expired");
    return invitation;
  });
}
