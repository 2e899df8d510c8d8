import { findStanding } from "@/lib/admin/users/data/standing";
import { whyNotRun } from "@/lib/admin/users/policy";
import { addAuditEntry } from "@/lib/audit/data";
import { maybeLockUser, type LockedUser } from "@/lib/auth/data";
import { RETURN_DAYS } from "@/lib/auth/deletion/constants";
import { hasLeft, hideAccount, listToErase, maybeLockToErase } from "@/lib/auth/deletion/data";
import { reauthenticate } from "@/lib/auth/service/reauthenticate";
import { revokeOtherSessions } from "@/lib/auth/service/sessions";
import { sendMailJob } from "@/lib/emails/schema";
import { isInDispute } from "@/lib/disputes/data/rows";
import type { Language } from "@/lib/i18n/languages";
import { purgeUserFilesJob } from "@/lib/files/service/purge-user-files";
import { db } from "@/lib/platform/server/database/db";
import { defineJob } from "@/lib/platform/server/queue/job";
import { eachAlone, throwIfAny } from "@/lib/platform/server/work/each-alone";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError, fieldError, type ErrorCode } from "@/lib/shared/errors";
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

/** Tenders before users: the one lock order, which prevents deadlocks. */
async function leaveTenders(work: Work, userId: string): Promise<void> {
  for (const tenderId of await listOpenEngagements(work.tx, userId))
    await leaveTender(work, userId, tenderId);
}

type Leaving = { user: LockedUser; lang: Language; isSuspended?: boolean };

/** Closes a locked account that has left its tenders. Answers until when that can be taken back. */
async function closeAccount(work: Work, { user, lang, isSuspended }: Leaving): Promise<string> {
  const { id: userId, email: to } = user;
  if ((await listOpenEngagements(work.tx, userId)).length > 0) throw new AppError("conflict");
  if (await isInDispute(work.tx, userId)) throw new AppError("in_dispute");
  const until = new Date(Date.now() + RETURN_DAYS * DAY_MS).toISOString();
  await work.enqueue(sendMailJob, { template: "account-deleted", to, lang, until, isSuspended });
  await cancelSubscriptions(work, userId);
  await revokeOtherSessions(work, userId, null);
  await hideAccount(work.tx, userId);
  await work.enqueue(closeOpenEngagementsJob, { userId }, { startAfterSeconds: STRAGGLERS_SECONDS });
  return until;
}

/** The obstacles of a deletion, in words for who is not the owner of the account. */
const SAID_TO_ADMINS: Partial<Record<ErrorCode, ErrorCode>> = {
  open_jobs: "user_has_jobs",
  in_dispute: "user_in_dispute",
};

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
    await leaveTenders(work, userId);
    if (actor.role === "ADMIN" && isLastManager(userId, await lockAdmins(work.tx)))
      throw new AppError("last_manager");
    const user = await maybeLockUser(work.tx, userId);
    if (!user || user.passwordHash !== known) throw fieldError("password", "wrongPassword");
    await closeAccount(work, { user, lang: actor.lang });
  });
}

type DeleteOnRequest = { actor: Actor; userId: string; reason: string; ip: string };

/**
 * An admin deletes another person's account because that person asks for it: the same as their own deletion, which they
 * can take back for 30 days. Throws `forbidden` for one's own account and for that of an admin, `user_not_found`,
 * `user_has_jobs`, `user_in_dispute`, `conflict`.
 */
export async function deleteOnRequest({ actor, userId, reason, ip }: DeleteOnRequest): Promise<void> {
  const deletion = transact(async (work) => {
    await leaveTenders(work, userId);
    const user = await maybeLockUser(work.tx, userId);
    if (!user) throw new AppError("user_not_found");
    const { role, lang, suspendedAt } = await findStanding(work.tx, userId);
    allow(whyNotRun(actor, { id: userId, role }));
    const until = await closeAccount(work, { user, lang, isSuspended: suspendedAt !== null });
    await addAuditEntry(work.tx, {
      actorId: actor.id,
      action: "user.deleted",
      subjectType: "users",
      subjectId: userId,
      ip,
      before: { deleted: false },
      after: { deleted: true, until, reason },
      at: new Date(),
    });
  });
  return deletion.catch((error: unknown) => {
    const code = error instanceof AppError ? SAID_TO_ADMINS[error.code] : undefined;
    throw code ? new AppError(code) : error;
  });
}

/** Scheduled every night. */
export const eraseDeletedJob = defineJob({
  name: "erase-deleted",
  payload: z.object({}),
  retryLimit: 2,
  expireSeconds: 3600,
});

function erase(userId: string, before: Date): Promise<void> {
  return transact(async (work) => {
    const email = await maybeLockToErase(work.tx, userId, before);
    if (email === null) return;
    await anonymiseUser(work.tx, userId, email);
    await work.enqueue(purgeUserFilesJob, { ownerId: userId });
    await work.enqueue(sweepExportsJob, {});
  });
}

/**
 * Erases the accounts that were deleted more than 30 days ago: their personal data and their files. Throws at the end when
 * one failed, which held up no other.
 */
export async function eraseDeleted(now: Date = new Date()): Promise<void> {
  const before = new Date(now.getTime() - RETURN_DAYS * DAY_MS);
  const userIds = await listToErase(db, before);
  const failed = await eachAlone(userIds, (userId) => erase(userId, before), "the erasure of an account");
  throwIfAny(failed, "erasures");
}
