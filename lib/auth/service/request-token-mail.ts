import { z } from "zod";
import { db } from "@/lib/platform/server/database/db";
import { defineJob } from "@/lib/platform/server/queue/job";
import { transact } from "@/lib/platform/server/work/transact";
import { maybeCredentials, maybeTokenSentAt, maybeLockUser } from "../data";
import { isMailedTooOften } from "../policy";
import { email } from "../schema";
import { sendTokenMail } from "./email-tokens";

/**
 * Somebody asks for a link by mail. Written down for every address alike, so that neither the answer nor its time
 * tells who has an account.
 */
export const requestTokenMailJob = defineJob({
  name: "request-link",
  payload: z.object({ email, purpose: z.enum(["CONFIRM", "RESET"]) }),
  retryLimit: 12,
});
export type RequestedTokenMail = z.output<typeof requestTokenMailJob.payload>;

/** Takes the wish for a link by mail; whether anybody gets one is found out behind the answer. */
export function requestTokenMail(wish: RequestedTokenMail): Promise<void> {
  return transact((work) => work.enqueue(requestTokenMailJob, wish));
}

/**
 * Mails the link that was wished for, at most one of a kind a minute: to set a new password, or to confirm an
 * address that is not confirmed yet. Does nothing for addresses nobody has here.
 */
export async function sendRequestedTokenMail({ email, purpose }: RequestedTokenMail): Promise<void> {
  const known = await maybeCredentials(db, email);
  if (!known) return;
  await transact(async (work) => {
    // The lock lets two of these at once send one mail.
    const user = await maybeLockUser(work.tx, known.id);
    if (!user || (purpose === "CONFIRM" && user.emailConfirmedAt)) return;
    if (isMailedTooOften(await maybeTokenSentAt(work.tx, user.id, purpose), new Date())) return;
    await sendTokenMail(work, purpose, { userId: user.id, email: user.email });
  });
}
