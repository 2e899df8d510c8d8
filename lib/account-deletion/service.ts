import { maybeLockUser } from "@/lib/auth/data";
import { RETURN_DAYS } from "@/lib/auth/deletion/constants";
import { hasLeft, hideAccount, listToErase, maybeLockToErase } from "@/lib/auth/deletion/data";
import { reauthenticate } from "@/lib/auth/service/reauthenticate";
import { revokeOtherSessions } from "@/lib/auth/service/sessions";
import { sendMailJob } from "@/lib/emails/schema";
import { isInDispute } from "@/lib/disputes/data/rows";
import { purgeUserFilesJob } from "@/lib/files/service/purge-user-files";
import { db } from "@/lib/platform/server/database/db";
import { defineJob } from "@/lib/platform/server/queue/job";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError, fieldError } from "@/lib/shared/errors";
import { cancelSubscriptions } from "@/lib/subscriptions/service/cancel-at-provider";
import { lockTender } from "@/lib/tenders/data/lock-tender";
import { anonymiseUser } from "@/lib/account-deletion/data/anonymise-user";
import { sweepExportsJob } from "@/lib/data-export/service/request-export";
import { whyNotOwn } from "@/lib/users/policy";
import { lockOffers } from "@/lib/offers/data/lock-offers";
import { lockAdmins } from "@/lib/admin/rights/data";
import { isLastManager } from "@/lib/admin/rights/policy";
import { listOpenEngagements } from "./data/open-engagements";
import { z } from "zod";
import { cancelOpenTender } from "@/lib/agreements/service/cancel-tender";
import { withdrawForUser } from "@/lib/offers/service/decline-or-withdraw";
import { moveOffers } from "@/lib/offers/service/move-offer";

/**
 * Ends the user's engagement in one tender. Throws `open_jobs` when the tender is accepted and the other party relies
 * on it.
 */
async function leaveTender(work: Work, userId: string, tenderId: string): Promise<void> {
  const tender = await lockTender(work.tx, tenderId);
  const isParty = tender.creatorId === userId || tender.recipientId === userId;
  if (tender.status === "ACCEPTED" && isParty) throw new AppError("open_jobs");
  if (tender.creatorId === userId) {
    if (tender.status === "NEW") await cancelOpenTender(work, userId, tender, { reason: "NO_LONGER_NEEDED" });
    return;
  }
  const offer = (await lockOffers(work.tx, tenderId)).find(({ proId }) => proId === userId);
  if (offer?.status === "ACTIVE") await withdrawForUser(work, userId, { tender, offer });
  // A release would make this offer active again.
  else if (offer?.declineReason === "OTHER_CHOSEN")
    await moveOffers(work, [offer.id], { status: "WITHDRAWN" });
}

/** Closes engagements that another device of the user opened in a race with the deletion. */
export const closeOpenEngagementsJob = defineJob({
  name: "end-business",
  payload: z.object({ userId: z.uuid() }),
  retryLimit: 5,
});

const DAY_MS = 86_400_000;

/** Longer than any request may run that started before the account was deleted. */
const STRAGGLERS_SECONDS = 60;

/** Cancels the open tenders and withdraws the open offers of a deleted user; of one who is back already, none. */
export async function closeOpenEngagements({ userId }: { userId: string }): Promise<void> {
  for (const tenderId of await listOpenEngagements(db, userId))
    await transact(async (work) => {
      if (await hasLeft(work.tx, userId)) await leaveTender(work, userId, tenderId);
    });
}

type DeleteUser = { actor: Actor; userId: string; password: string | undefined };

/**
 * Deletes an account in one transaction (GDPR, right to erasure): cancels open tenders, withdraws open offers and
 * notifies the other parties, ends plan, sessions and sockets, hides everything that shows who its owner is, and mails
 * until when signing in takes it back; `eraseDeleted` does the rest. Completed tenders, messages and feedback stay and
 * show "Deleted user". Throws `open_jobs`, `in_dispute`, `last_manager` for the only admin who can give rights, 422 at
 * `password`, `sign_in_again`, `conflict` when another device opened an engagement in a race, `user_not_found`,
 * `forbidden`.
 */
export async function deleteUser({ actor, userId, password }: DeleteUser): Promise<void> {
  allow(whyNotOwn(actor, userId));
  const known = await reauthenticate({ actor, password, field: "password" });
  await transact(async (work) => {
    // Tenders before users: the one lock order, which prevents deadlocks.
    for (const tenderId of await listOpenEngagements(work.tx, userId))
      await leaveTender(work, userId, tenderId);
    if (actor.role === "ADMIN" && isLastManager(userId, await lockAdmins(work.tx)))
      throw new AppError("last_manager");
    const user = await maybeLockUser(work.tx, userId);
    if (!user || user.passwordHash !== known) throw fieldError("password", "wrongPassword");
    if ((await listOpenEngagements(work.tx, userId)).length > 0) throw new AppError("conflict");
    if (await isInDispute(work.tx, userId)) throw new AppError("in_dispute");
    const until = new Date(Date.now() + RETURN_DAYS * DAY_MS).toISOString();
    await work.enqueue(sendMailJob, { template: "account-deleted", to: user.email, lang: actor.lang, until });
    await cancelSubscriptions(work, userId);
    await revokeOtherSessions(work, userId, null);
    await hideAccount(work.tx, userId);
    await work.enqueue(closeOpenEngagementsJob, { userId }, { startAfterSeconds: STRAGGLERS_SECONDS });
  });
}

/** Scheduled every night. */
export const eraseDeletedJob = defineJob({
  name: "erase-deleted",
  payload: z.object({}),
  retryLimit: 2,
  expireSeconds: 3600,
});

/** Erases the accounts that were deleted more than 30 days ago: their personal data and their files. */
export async function eraseDeleted(now: Date = new Date()): Promise<void> {
  const before = new Date(now.getTime() - RETURN_DAYS * DAY_MS);
  for (const userId of await listToErase(db, before))
    await transact(async (work) => {
      const email = await maybeLockToErase(work.tx, userId, before);
      if (email === null) return;
      await anonymiseUser(work.tx, userId, email);
      await work.enqueue(purgeUserFilesJob, { ownerId: userId });
      await work.enqueue(sweepExportsJob, {});
    });
}
