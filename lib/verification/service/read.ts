import { recordLook } from "@/lib/audit/service/looks";
import { db } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { toListAnswer } from "@/lib/shared/list-query";
import { whyNotReadPrivately } from "@/lib/users/policy";
import { requireUser, listVerifications, maybeVerification } from "../data";
import { VERIFICATIONS_TAKE, type VerificationList, type VerificationView } from "../schema";

type ReadVerification = { actor: Actor; userId: string; ip: string };

/**
 * A user's newest verification with its pictures, for themselves and admins who moderate; a look by an admin is in the
 * audit log. Throws `user_not_found`.
 */
export async function readVerification({
  actor,
  userId,
  ip,
}: ReadVerification): Promise<{ verification: VerificationView | null }> {
  allow(whyNotReadPrivately(actor, userId, ["MODERATE"]));
  await requireUser(db, userId);
  const verification = await maybeVerification(db, userId);
  if (verification?.front)
    await recordLook({ actor, userIds: [userId], action: "account.documents_read", ip });
  return { verification };
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
