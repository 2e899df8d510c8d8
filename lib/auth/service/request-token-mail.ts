import { z } from "zod";
import { db } from "@/lib/platform/server/database/db";
import { defineJob } from "@/lib/platform/server/queue/job";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import { maybeCredentials, maybeLastToken, maybeLockReturning, maybeLockUser } from "../data";
import { isMailedTooOften } from "../policy";
import { email } from "../schema";
import { sendTokenMail } from "./email-tokens";

/**
 * A requested e-mail token. Enqueued for every address alike, so that neither the response nor its timing reveals who
 * has an account (user enumeration).
 */
export const requestTokenMailJob = defineJob({
  name: "request-link",
  payload: z.object({ email, purpose: z.enum(["CONFIRM", "RESET", "SIGN_IN"]) }),
  retryLimit: 12,
});
export type RequestedTokenMail = z.output<typeof requestTokenMailJob.payload>;

/** Enqueues the request for an e-mail token; whether the address has an account is looked up in the job. */
export function requestTokenMail(request: RequestedTokenMail): Promise<void> {
  return transact((work) => work.enqueue(requestTokenMailJob, request));
}

const MINUTE_MS = 60_000;
/** Between two e-mails of a kind; strangers cause those of a sign-in, and their number. */
const PAUSES_MS = { CONFIRM: MINUTE_MS, RESET: MINUTE_MS, SIGN_IN: 60 * MINUTE_MS };

/**
 * Sends the requested e-mail, unless one of its kind was sent just now: to reset the password, to sign in while many
 * wrong passwords are entered, or to confirm an address that is not confirmed yet. Does nothing for unknown addresses.
 */
export async function sendRequestedTokenMail({ email, purpose }: RequestedTokenMail): Promise<void> {
  const known = await maybeCredentials(db, email);
  if (!known) return;
  await transact(async (work) => {
    // Under the row lock two concurrent jobs send one e-mail.
    const user = await maybeLockReturning(work.tx, known.id);
    if (!user || (purpose === "CONFIRM" && user.emailConfirmedAt)) return;
    // A link is of no use to an account without a password.
    if (purpose === "SIGN_IN" && !user.passwordHash) return;
    const last = await maybeLastToken(work.tx, user.id, purpose);
    if (isMailedTooOften(last?.createdAt ?? null, new Date(), PAUSES_MS[purpose])) return;
    await sendTokenMail(work, purpose, { userId: user.id, email: user.email, next: last?.next ?? null });
  });
}

/**
 * Mails a user the link that confirms their address once more, because an admin asks for it. Throws `user_not_found`,
 * `already_confirmed`, and `too_many_requests` within a minute of the last one.
 */
export async function mailConfirmationAgain(work: Work, userId: string): Promise<void> {
  const user = await maybeLockUser(work.tx, userId);
  if (!user) throw new AppError("user_not_found");
  if (user.emailConfirmedAt) throw new AppError("already_confirmed");
  const last = await maybeLastToken(work.tx, userId, "CONFIRM");
  if (isMailedTooOften(last?.createdAt ?? null, new Date(), PAUSES_MS.CONFIRM))
    throw new AppError("too_many_requests", { seconds: PAUSES_MS.CONFIRM / 1000 });
  await sendTokenMail(work, "CONFIRM", { userId, email: user.email, next: last?.next ?? null });
}
