import { maybeLockUser } from "@/lib/auth/data";
import { lockBlocks } from "@/lib/blocks/data";
import { notify } from "@/lib/notifications/service";
import { db } from "@/lib/platform/server/database/db";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { findVisibleTender, lockVisibleTender } from "@/lib/tenders/data/lock-tender";
import { INVITATION_LIMITS } from "../constants";
import {
  addInvitation,
  countOfPro,
  countOfTender,
  listInvitations,
  maybeInvitation,
} from "../data/invitations";
import { whyNotInvite, whyNotOneMore } from "../policy";
import type { InvitationList, InvitationView } from "../schema";

const DAY_MS = 86_400_000;

/**
 * Adds an invitation by name to a tender that is locked and whose policy has passed, and notifies the BEE; posting for
 * one BEE shares it. Throws `user_not_found`, `invitations_full`, `pro_invited_enough`.
 */
export async function addDirectInvitation(
  work: Work,
  { tenderId, creatorId, proId }: { tenderId: string; creatorId: string; proId: string },
): Promise<void> {
  if (await lockBlocks(work.tx, creatorId, proId)) throw new AppError("user_not_found");
  // The BEE's lock makes the invitations of other clients wait, so that none gets past the limit of a day.
  const pro = await maybeLockUser(work.tx, proId);
  if (!pro || !(await isInvitable(work, proId))) throw new AppError("user_not_found");
  allow(
    whyNotOneMore({
      ofTender: await countOfTender(work.tx, tenderId),
      ofProToday: await countOfPro(work.tx, proId, new Date(Date.now() - DAY_MS)),
    }),
  );
  await addInvitation(work.tx, { tenderId, proId, channel: "DIRECT" });
  await notify(work, { type: "INVITED", userId: proId, actorId: creatorId, tenderId });
}

async function isInvitable({ tx }: Work, proId: string): Promise<boolean> {
  return (await tx.user.count({ where: { id: proId, role: "PRO", deletedAt: null, suspendedAt: null } })) > 0;
}

async function hasActiveOffer({ tx }: Work, tenderId: string, proId: string): Promise<boolean> {
  return (await tx.offer.count({ where: { tenderId, proId, status: "ACTIVE" } })) > 0;
}

type Invite = { actor: Actor; tenderId: string; proId: string };

/**
 * A client invites a BEE to an open tender; a BEE who is invited already stays so, and is not notified again. Throws the
 * codes of `whyNotInvite` and `addDirectInvitation`, and `offer_exists`.
 */
export function inviteToTender({ actor, tenderId, proId }: Invite): Promise<InvitationView> {
  return transact(async (work) => {
    const tender = await lockVisibleTender(work.tx, actor, tenderId);
    allow(whyNotInvite(actor, tender));
    const known = await maybeInvitation(work.tx, tenderId, proId);
    if (known) return known;
    if (await hasActiveOffer(work, tenderId, proId)) throw new AppError("offer_exists");
    await addDirectInvitation(work, { tenderId, creatorId: actor.id, proId });
    const added = await maybeInvitation(work.tx, tenderId, proId);
    if (!added) throw new Error("an invitation just written is not there");
    return added;
  });
}

/** The invitations of an own tender that are not closed, and how many more can be sent. Throws `tender_not_yours`. */
export async function readInvitations(call: { actor: Actor; tenderId: string }): Promise<InvitationList> {
  const { creatorId } = await findVisibleTender(db, call.actor, call.tenderId);
  if (creatorId !== call.actor.id) throw new AppError("tender_not_yours");
  const items = await listInvitations(db, call.tenderId);
  const direct = items.filter(({ channel }) => channel === "DIRECT").length;
  return { items, left: Math.max(0, INVITATION_LIMITS.perTender - direct) };
}
