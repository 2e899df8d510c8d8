import { z } from "zod";
import { sendMailJob } from "@/lib/emails/schema";
import { log } from "@/lib/platform/server/config/log";
import { db } from "@/lib/platform/server/database/db";
import { defineJob } from "@/lib/platform/server/queue/job";
import { readKeepEmailToken } from "@/lib/platform/server/security/tokens";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import { AppError, fieldError } from "@/lib/shared/errors";
import { maybeLockUser, type LockedUser } from "../data";
import { closeChanges, listDueChanges, takeChange, type DueChange } from "../email-change/data";
import { sendTokenMail } from "./email-tokens";
import { findLanguage, giveAddress, refuseTaken, takenAsError } from "./give-address";

/** How long the owner of the present address can stop a change that support has begun. */
export const STOP_HOURS = 72;
const STOP_MS = STOP_HOURS * 3_600_000;

/**
 * Begins a change of address for a user who cannot do it themselves: mails a link to the new address, and to the
 * present one, if it is confirmed, how to stop it within 72 hours. Replaces what is pending; nothing changes before the
 * link is used and that time is over. Answers since when the change can take effect. Throws 422 at `email` for the
 * present address, `email_taken`.
 */
export async function startEmailChange(work: Work, user: LockedUser, email: string): Promise<Date> {
  if (user.email.toLowerCase() === email) throw fieldError("email", "emailSame");
  await refuseTaken(work.tx, email, user.id);
  await closeChanges(work.tx, user.id);
  const { id: userId, emailConfirmedAt, email: to } = user;
  // An address that was never confirmed may be a stranger's: no one there has anything to stop.
  const effectiveAt = new Date(Date.now() + (emailConfirmedAt ? STOP_MS : 0));
  await sendTokenMail(work, "EMAIL_CHANGE", { userId, email, effectiveAt });
  if (emailConfirmedAt) {
    const lang = await findLanguage(work.tx, userId);
    const effective = effectiveAt.toISOString();
    await work.enqueue(sendMailJob, {
      template: "email-change-stop",
      to,
      lang,
      userId,
      effectiveAt: effective,
    });
  }
  return effectiveAt;
}

/** Stops such a change by the link that was mailed to the present address. Throws `link_expired` when there is none. */
export function stopEmailChange({ token }: { token: string }): Promise<void> {
  const change = readKeepEmailToken(token);
  return transact(async ({ tx }) => {
    const user = change && (await maybeLockUser(tx, change.userId));
    if (!user || !(await closeChanges(tx, user.id, change.effectiveAt))) throw new AppError("link_expired");
  });
}

/** Every ten minutes. */
export const makeDueChangesJob = defineJob({
  name: "make-due-email-changes",
  payload: z.object({}),
  retryLimit: 2,
});

async function makeDueChange({ id, userId, email }: DueChange): Promise<void> {
  const change = transact(async (work) => {
    const user = await maybeLockUser(work.tx, userId);
    if (user && (await takeChange(work.tx, id)))
      await giveAddress(work, { user, email, keptSessionId: null });
  });
  await change.catch(takenAsError);
}

/** Makes the changes that support has begun, whose new address is proven and that were not stopped in time. */
export async function makeDueEmailChanges(now: Date = new Date()): Promise<void> {
  for (const due of await listDueChanges(db, now))
    await makeDueChange(due).catch(async (error: unknown) => {
      if (!(error instanceof AppError) || error.code !== "email_taken") throw error;
      log.info({ userId: due.userId }, "an address that an account was to get has become another's");
      await transact(({ tx }) => closeChanges(tx, due.userId));
    });
}
