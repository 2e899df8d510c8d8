import type { z } from "zod";
import { hashEmailToken } from "@/lib/platform/server/security/tokens";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import { findOwnUser } from "@/lib/users/data";
import { consumeToken, maybeConfirmedBy, maybeLockUser, maybeOpenToken } from "../data";
import type { confirmedEmail } from "../schema";
import { settleWaiting } from "./address-confirmed";

type Confirmed = z.infer<typeof confirmedEmail>;

/** A link that was used before (a mail scanner that runs scripts, a second click) leads on to the tender it has posted. */
async function confirmAgain(work: Work, tokenHash: string): Promise<Confirmed> {
  const confirmed = await maybeConfirmedBy(work.tx, tokenHash);
  if (!confirmed) throw new AppError("link_expired");
  const { userId, isFresh } = confirmed;
  const tender = isFresh ? await settleWaiting(work, userId, "post") : null;
  if (!tender) throw new AppError("already_confirmed");
  return { user: await findOwnUser(userId, work.tx), next: null, tender };
}

/**
 * Confirms an e-mail address with an e-mail token, which posts the tender that waits for it; a second time it answers
 * with that tender. Throws `already_confirmed` when the link has done its work before and there was no tender,
 * `link_expired` when it is expired or unknown.
 */
export function confirmEmail({ token }: { token: string }): Promise<Confirmed> {
  const tokenHash = hashEmailToken(token);
  return transact(async (work) => {
    const emailToken = await maybeOpenToken(work.tx, tokenHash, "CONFIRM");
    const user = emailToken && (await maybeLockUser(work.tx, emailToken.userId));
    // A token for a former address of the user proves nothing any more.
    const isOpen = emailToken && user?.email === emailToken.email;
    if (!isOpen || !(await consumeToken(work.tx, tokenHash, "CONFIRM"))) return confirmAgain(work, tokenHash);
    const emailConfirmedAt = user.emailConfirmedAt ?? new Date();
    await work.tx.user.update({ where: { id: user.id }, data: { emailConfirmedAt }, select: { id: true } });
    const tender = await settleWaiting(work, user.id, "post");
    return { user: await findOwnUser(user.id, work.tx), next: emailToken.next, tender };
  });
}
