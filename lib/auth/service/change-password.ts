import { sendMailJob } from "@/lib/emails/schema";
import { db } from "@/lib/platform/server/database/db";
import { isPassword } from "@/lib/platform/server/security/passwords";
import { consumeRateLimit, resetRateLimit } from "@/lib/platform/server/http/rate-limit";
import { hashEmailToken } from "@/lib/platform/server/security/tokens";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { AppError, fieldError } from "@/lib/shared/errors";
import {
  findKnownOfAccount,
  maybeLockReturning,
  maybeLockUser,
  maybeOpenToken,
  maybePasswordHash,
  consumeToken,
  type LockedUser,
} from "../data";
import { isGuessable } from "../policy";
import { unlinkIdentities } from "../external/data";
import type { ChangePasswordBody } from "../schema";
import { forgetFailures } from "./check-password";
import { forgetWrongCodes } from "./count-codes";
import { invalidateTokens } from "./email-tokens";
import { hashNewPassword } from "./hash-new-password";
import { settleWaiting } from "./address-confirmed";
import { revokeOtherSessions } from "./sessions";

/**
 * Sets a new password, authorised by an e-mail token or by the current password. All other sessions end and the user
 * is notified by e-mail. Throws `link_expired`, `unauthenticated` (neither token nor session) or 422 at
 * `currentPassword`.
 */
export function changePassword({
  actor,
  body,
}: {
  actor: Actor | null;
  body: ChangePasswordBody;
}): Promise<void> {
  if (body.token !== undefined) return changeByToken(actor, body.token, body.password);
  if (!actor) throw new AppError("unauthenticated");
  return changeByPassword(actor, body.currentPassword, body.password);
}

async function changeByToken(actor: Actor | null, token: string, password: string): Promise<void> {
  const tokenHash = hashEmailToken(token);
  // Checked before hashing, so that made-up tokens cannot keep the server busy (denial of service).
  const { userId } = (await maybeOpenToken(db, tokenHash, "RESET")) ?? {};
  if (userId === undefined) throw new AppError("link_expired");
  await refuseGuessable(userId, password);
  const passwordHash = await hashNewPassword(password);
  const { id, email } = await transact(async (work) => {
    const emailToken = await maybeOpenToken(work.tx, tokenHash, "RESET");
    const user = emailToken && (await maybeLockReturning(work.tx, emailToken.userId));
    if (!user || user.email !== emailToken.email) throw new AppError("link_expired");
    if (!(await consumeToken(work.tx, tokenHash, "RESET"))) throw new AppError("link_expired");
    // Receiving the e-mail proves who owns the address.
    const emailConfirmedAt = user.emailConfirmedAt ?? new Date();
    await setPassword(work, user, { passwordHash, emailConfirmedAt });
    // An attacker may have linked an identity with the old password, or created this account with an address not
    // theirs (account pre-hijacking). An account without a password whose address is confirmed keeps its identities.
    if (user.passwordHash !== null || !user.emailConfirmedAt) await unlinkIdentities(work.tx, user.id);
    await revokeOtherSessions(work, user.id, actor?.id === user.id ? actor.sessionId : null);
    if (!user.emailConfirmedAt) await settleWaiting(work, user.id, "return");
    return user;
  });
  await forgetFailures(email);
  // A stranger who knew the old password and guessed codes can go on no more, so the owner need not wait.
  await forgetWrongCodes(id);
}

async function changeByPassword(
  actor: Actor,
  currentPassword: string | undefined,
  password: string,
): Promise<void> {
  if (currentPassword === undefined) throw fieldError("currentPassword", "required");
  await consumeRateLimit("signInAddress", actor.id);
  const known = await maybePasswordHash(db, actor.id);
  if (!(await isPassword(currentPassword, known))) throw fieldError("currentPassword", "wrongPassword");
  await resetRateLimit("signInAddress", actor.id);
  await refuseGuessable(actor.id, password);
  const passwordHash = await hashNewPassword(password);
  const email = await transact(async (work) => {
    const user = await maybeLockUser(work.tx, actor.id);
    // Changed by a concurrent request: what was typed is no longer the password.
    if (!user || user.passwordHash !== known) throw fieldError("currentPassword", "wrongPassword");
    await setPassword(work, user, { passwordHash });
    await revokeOtherSessions(work, user.id, actor.sessionId);
    return user.email;
  });
  await forgetFailures(email);
}

/** Throws 422 at `password` where it is made of the names of its account. */
async function refuseGuessable(userId: string, password: string): Promise<void> {
  if (isGuessable(password, await findKnownOfAccount(db, userId)))
    throw fieldError("password", "passwordTooPersonal");
}

async function setPassword(
  work: Work,
  user: LockedUser,
  data: { passwordHash: string; emailConfirmedAt?: Date },
): Promise<void> {
  await work.tx.user.update({ where: { id: user.id }, data, select: { id: true } });
  // Earlier e-mail tokens could reset the password again or change the address; the address is still to be confirmed.
  await invalidateTokens(work.tx, user.id, "CONFIRM");
  await work.enqueue(sendMailJob, { template: "password-changed", userId: user.id });
}
