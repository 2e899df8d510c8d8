import { db } from "@/lib/platform/server/db";
import { hashLinkToken } from "@/lib/platform/server/tokens";
import { transact } from "@/lib/platform/server/transact";
import { AppError } from "@/lib/shared/errors";
import { findOwnUser } from "@/lib/users/data";
import type { OwnUser } from "@/lib/users/schema";
import { maybeCredentials, maybeLinkSentAt, maybeLockUser, maybeOpenLink, useLink } from "../data";
import { isMailedTooOften } from "../policy";
import { sendLink } from "./links";

/** Confirms an address by the link mailed to it. Throws `link_expired` when it was used, has expired or never was. */
export function confirmEmail({ token }: { token: string }): Promise<{ user: OwnUser }> {
  const tokenHash = hashLinkToken(token);
  return transact(async (work) => {
    const link = await maybeOpenLink(work.tx, tokenHash, "CONFIRM");
    const user = link && (await maybeLockUser(work.tx, link.userId));
    // A link to an address the person has changed since proves nothing any more.
    if (!link || user?.email !== link.email) throw new AppError("link_expired");
    if (!(await useLink(work.tx, tokenHash, "CONFIRM"))) throw new AppError("link_expired");
    const emailConfirmedAt = user.emailConfirmedAt ?? new Date();
    await work.tx.user.update({ where: { id: user.id }, data: { emailConfirmedAt }, select: { id: true } });
    return { user: await findOwnUser(user.id, work.tx) };
  });
}

/**
 * Mails the confirming link again, at most once a minute. Says nothing of whether the address is known, already
 * confirmed, or was written to a moment ago.
 */
export async function resendConfirmEmail({ email }: { email: string }): Promise<void> {
  const known = await maybeCredentials(db, email);
  if (!known) return;
  await transact(async (work) => {
    // The lock lets two of these at once send one mail.
    const user = await maybeLockUser(work.tx, known.id);
    if (!user || user.emailConfirmedAt) return;
    if (isMailedTooOften(await maybeLinkSentAt(work.tx, user.id, "CONFIRM"), new Date())) return;
    await sendLink(work, "CONFIRM", { userId: user.id, email: user.email });
  });
}
