import { recordLook } from "@/lib/audit/service/looks";
import { db } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { toListAnswer } from "@/lib/shared/list-query";
import { whyNotReadPrivately } from "@/lib/users/policy";
import { listNewest, listVerifications, requireUser } from "../data";
import { VERIFICATIONS_TAKE, type VerificationAnswer, type VerificationList } from "../schema";

type ReadVerification = { actor: Actor; userId: string; ip: string };

/**
 * A user's newest verification of each kind with its pictures, for themselves and admins who moderate; a look by an admin is in the
 * audit log. Throws `user_not_found`.
 */
export async function readVerification({ actor, userId, ip }: ReadVerification): Promise<VerificationAnswer> {
  allow(whyNotReadPrivately(actor, userId, ["MODERATE"]));
  await requireUser(db, userId);
  const proofs = await listNewest(db, userId);
  if (proofs.some(({ front }) => front !== null))
    await recordLook({ actor, userIds: [userId], action: "account.documents_read", ip });
  return { verification: proofs.find(({ kind }) => kind === "IDENTITY") ?? null, proofs };
}

/** A page of all verifications, for admins; whose documents they see is in the audit log. */
export async function listForAdmins({
  actor,
  page,
  ip,
}: {
  actor: Actor;
  page: number;
  ip: string;
}): Promise<VerificationList> {
  const { items, counted } = await listVerifications(page);
  const userIds = items.filter(({ front }) => front !== null).map(({ person }) => person.id);
  await recordLook({ actor, userIds, action: "account.documents_read", ip });
  return toListAnswer(items, counted, page, VERIFICATIONS_TAKE);
}
