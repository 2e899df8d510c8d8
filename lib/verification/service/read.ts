import { recordLook } from "@/lib/audit/service/looks";
import { db } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { toListAnswer } from "@/lib/shared/list-query";
import { whyNotReadPrivately } from "@/lib/users/policy";
import { listNewest, listVerifications, requireUser } from "../data";
import {
  VERIFICATIONS_TAKE,
  type VerificationAnswer,
  type VerificationEntry,
  type VerificationList,
} from "../schema";

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

const HOUR_MS = 3_600_000;

/** Since when a look at a person's documents is one at these: in the last hour, and not before the newest of them. */
function sinceOf(shown: readonly VerificationEntry[]): (userId: string) => Date {
  const anHourAgo = Date.now() - HOUR_MS;
  return (userId) => {
    const own = shown.filter(({ person }) => person.id === userId);
    return new Date(Math.max(anHourAgo, ...own.map(({ updatedAt }) => Date.parse(updatedAt))));
  };
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
  const shown = items.filter(({ front }) => front !== null);
  const userIds = shown.map(({ person }) => person.id);
  // The open list is fetched again every few seconds, before its links end.
  await recordLook({ actor, userIds, action: "account.documents_read", ip, sinceOf: sinceOf(shown) });
  return toListAnswer(items, counted, page, VERIFICATIONS_TAKE);
}
