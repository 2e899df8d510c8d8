import { hashEmailToken } from "@/lib/platform/server/security/tokens";
import { transact } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import { findOwnUser } from "@/lib/users/data";
import type { OwnUser } from "@/lib/shared/own-user";
import { maybeLockUser, maybeOpenToken, consumeToken } from "../data";

/** Confirms an address by the link mailed to it. Throws `link_expired` when it was used, has expired or never was. */
export function confirmEmail({ token }: { token: string }): Promise<{ user: OwnUser }> {
  const tokenHash = hashEmailToken(token);
  return transact(async (work) => {
    const link = await maybeOpenToken(work.tx, tokenHash, "CONFIRM");
    const user = link && (await maybeLockUser(work.tx, link.userId));
    // A link to an address the person has changed since proves nothing any more.
    if (!link || user?.email !== link.email) throw new AppError("link_expired");
    if (!(await consumeToken(work.tx, tokenHash, "CONFIRM"))) throw new AppError("link_expired");
    const emailConfirmedAt = user.emailConfirmedAt ?? new Date();
    await work.tx.user.update({ where: { id: user.id }, data: { emailConfirmedAt }, select: { id: true } });
    return { user: await findOwnUser(user.id, work.tx) };
  });
}
