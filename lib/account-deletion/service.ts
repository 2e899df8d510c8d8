import { maybeLockUser } from "@/lib/auth/data";
import { reauthenticate } from "@/lib/auth/service/reauthenticate";
import { revokeOtherSessions } from "@/lib/auth/service/sessions";
import { sendMailJob } from "@/lib/emails/schema";
import { purgeUserFilesJob } from "@/lib/files/service/purge-user-files";
import { db } from "@/lib/platform/server/database/db";
import { defineJob } from "@/lib/platform/server/queue/job";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError, fieldError } from "@/lib/shared/errors";
import { cancelSubscriptions } from "@/lib/subscriptions/service/cancel-at-provider";
import { lockTender } from "@/lib/tenders/data/lock-tender";
import { anonymiseUser } from "@/lib/account-deletion/data/anonymise-user";
import { sweepExportsJob } from "@/lib/users/export/service/ask-for-export";
import { whyNotOwn } from "@/lib/users/policy";
import { lockOffers } from "@/lib/offers/data/lock-offers";
import { listOpenEngagements } from "./data/open-engagements";
import { z } from "zod";
import { cancelOpenTender } from "@/lib/agreements/service/cancel-tender";
import { withdrawForUser } from "@/lib/offers/service/decline-or-withdraw";
import { moveOffers } from "@/lib/offers/service/move-offer";

/** Ends what a person has going on one tender. Throws `open_jobs` when the other side counts on them. */
async function leaveTender(work: Work, userId: string, tenderId: string): Promise<void> {
  const tender = await lockTender(work.tx, tenderId);
  const isSide = tender.creatorId === userId || tender.recipientId === userId;
  if (tender.status === "ACCEPTED" && isSide) throw new AppError("open_jobs");
  if (tender.creatorId === userId) {
    if (tender.status === "NEW") await cancelOpenTender(work, userId, tender, { reason: "NO_LONGER_NEEDED" });
    return;
  }
  const offer = (await lockOffers(work.tx, tenderId)).find(({ proId }) => proId === userId);
  if (offer?.status === "ACTIVE") await withdrawForUser(work, userId, { tender, offer });
  // It would be in the running again if the client let the chosen one go.
  else if (offer?.declineReason === "OTHER_CHOSEN")
    await moveOffers(work, [offer.id], { status: "WITHDRAWN" });
}

/** In the second in which somebody left, another device of theirs may have begun something: this ends it, too. */
export const closeOpenEngagementsJob = defineJob({
  name: "end-business",
  payload: z.object({ userId: z.uuid() }),
  retryLimit: 5,
});

/** Longer than anything takes that was begun before the account was gone. */
const STRAGGLERS_SECONDS = 60;

/** Ends whatever somebody who has left still has going. */
export async function closeOpenEngagements({ userId }: { userId: string }): Promise<void> {
  for (const tenderId of await listOpenEngagements(db, userId))
    await transact((work) => leaveTender(work, userId, tenderId));
}

type DeleteUser = { actor: Actor; userId: string; password: string | undefined };

/**
 * Deletes an account, all or nothing: open tenders are called off and open offers taken back, with word to
 * everybody concerned; personal data goes, every session and socket ends, files follow by a job, and a last mail is
 * sent. What stays (finished jobs, messages, feedback) shows "Deleted user". Throws `open_jobs`, 422 at `password`,
 * `sign_in_again`, `conflict` when something new was begun at the same moment, `user_not_found`, `forbidden`.
 */
export async function deleteUser({ actor, userId, password }: DeleteUser): Promise<void> {
  allow(whyNotOwn(actor, userId));
  const known = await reauthenticate({ actor, password, field: "password" });
  await transact(async (work) => {
    // Tenders first, people last: the order in which everybody takes locks.
    for (const tenderId of await listOpenEngagements(work.tx, userId))
      await leaveTender(work, userId, tenderId);
    const user = await maybeLockUser(work.tx, userId);
    if (!user || user.passwordHash !== known) throw fieldError("password", "wrongPassword");
    if ((await listOpenEngagements(work.tx, userId)).length > 0) throw new AppError("conflict");
    await work.enqueue(sendMailJob, { template: "account-deleted", to: user.email, lang: actor.lang });
    await cancelSubscriptions(work, userId);
    await revokeOtherSessions(work, userId, null);
    await anonymiseUser(work.tx, userId, user.email);
    await work.enqueue(purgeUserFilesJob, { ownerId: userId });
    await work.enqueue(sweepExportsJob, {});
    await work.enqueue(closeOpenEngagementsJob, { userId }, { startAfterSeconds: STRAGGLERS_SECONDS });
  });
}
