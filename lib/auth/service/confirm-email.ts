import type { z } from "zod";
import { hashEmailToken } from "@/lib/platform/server/security/tokens";
import { transact } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import { findOwnUser } from "@/lib/users/data";
import { hasConfirmed, maybeLockUser, maybeOpenToken, consumeToken } from "../data";
import type { confirmedEmail } from "../schema";
import { settleWaiting } from "./address-confirmed";

/**
 * Confirms an e-mail address with an e-mail token, which posts the tender that waits for it. Throws `already_confirmed` when the link has done so before (a mail
 * scanner that runs scripts, a second click), `link_expired` when it is expired or unknown.
 */
export function confirmEmail({ token }: { token: string }): Promise<z.infer<typeof confirmedEmail>> {
  const tokenHash = hashEmailToken(token);
  return transact(async (work) => {
    const emailToken = await maybeOpenToken(work.tx, tokenHash, "CONFIRM");
    const user = emailToken && (await maybeLockUser(work.tx, emailToken.userId));
    // A token for a former address of the user proves nothing any more.
    const isOpen = emailToken && user?.email === emailToken.email;
    if (!isOpen || !(await consumeToken(work.tx, tokenHash, "CONFIRM")))
      throw new AppError((await hasConfirmed(work.tx, tokenHash)) ? "already_confirmed" : "link_expired");
    const emailConfirmedAt = user.emailConfirmedAt ?? new Date();
    await work.tx.user.update({ where: { id: user.id }, data: { emailConfirmedAt }, select: { id: true } });
    const tender = await settleWaiting(work, user.id, "post");
    return { user: await findOwnUser(user.id, work.tx), next: emailToken.next, tender };
  });
}
