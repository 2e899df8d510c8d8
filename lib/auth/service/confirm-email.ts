import { hashEmailToken } from "@/lib/platform/server/security/tokens";
import { transact } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import { findOwnUser } from "@/lib/users/data";
import type { OwnUser } from "@/lib/shared/own-user";
import { maybeLockUser, maybeOpenToken, consumeToken } from "../data";

/** Confirms an e-mail address with an e-mail token. Throws `link_expired` when it is used, expired or unknown. */
export function confirmEmail({ token }: { token: string }): Promise<{ user: OwnUser }> {
  const tokenHash = hashEmailToken(token);
  return transact(async (work) => {
    const emailToken = await maybeOpenToken(work.tx, tokenHash, "CONFIRM");
    const user = emailToken && (await maybeLockUser(work.tx, emailToken.userId));
    // A token for a former address of the user proves nothing any more.
    if (!emailToken || user?.email !== emailToken.email) throw new AppError("link_expired");
    if (!(await consumeToken(work.tx, tokenHash, "CONFIRM"))) throw new AppError("link_expired");
    const emailConfirmedAt = user.emailConfirmedAt ?? new Date();
    await work.tx.user.update({ where: { id: user.id }, data: { emailConfirmedAt }, select: { id: true } });
    return { user: await findOwnUser(user.id, work.tx) };
  });
}
