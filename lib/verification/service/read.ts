import { db } from "@/lib/platform/server/database/db";
import { log } from "@/lib/platform/server/config/log";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { toListAnswer } from "@/lib/shared/list-query";
import { whyNotReadPrivately } from "@/lib/users/policy";
import { requireUser, listVerifications, maybeVerification } from "../data";
import { VERIFICATIONS_TAKE, type VerificationList, type VerificationView } from "../schema";

type ReadVerification = { actor: Actor; userId: string };

/**
 * A user's newest verification with its pictures, for themselves and admins; access by an admin is logged. Throws
 * `user_not_found`.
 */
export async function readVerification({
  actor,
  userId,
}: ReadVerification): Promise<{ verification: VerificationView | null }> {
  allow(whyNotReadPrivately(actor, userId));
  await requireUser(db, userId);
  const verification = await maybeVerification(db, userId);
  if (actor.id !== userId && verification?.front)
    log.info({ adminId: actor.id, userIds: [userId] }, "an admin has opened documents of identity");
  return { verification };
}

/** A page of all verifications, for admins; which users' documents they saw is logged. */
export async function listForAdmins({
  actor,
  page,
}: {
  actor: Actor;
  page: number;
}): Promise<VerificationList> {
  const { items, counted } = await listVerifications(page);
  const userIds = items.filter(({ front }) => front !== null).map(({ person }) => person.id);
  if (userIds.length > 0)
    log.info({ adminId: actor.id, userIds }, "an admin has opened documents of identity");
  return toListAnswer(items, counted, page, VERIFICATIONS_TAKE);
}
