import { sendMailJob } from "@/lib/emails/schema";
import { db } from "@/lib/platform/server/database/db";
import { hashPassword, isPassword } from "@/lib/platform/server/security/passwords";
import { consumeRateLimit, resetRateLimit } from "@/lib/platform/server/http/rate-limit";
import { hashEmailToken } from "@/lib/platform/server/security/tokens";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { AppError, fieldError } from "@/lib/shared/errors";
import { maybeLockUser, maybeOpenToken, maybePasswordHash, consumeToken, type LockedUser } from "../data";
import { dropIdentities } from "../external/data";
import type { ChangePasswordBody } from "../schema";
import { revokeOtherSessions } from "./sessions";

/**
 * Sets a new password, proved by the mailed link or by the password up to now. All other sessions end and the owner
 * is mailed. Throws `link_expired`, `unauthenticated` (neither link nor signed in) or 422 at `currentPassword`.
 */
export function changePassword({
  actor,
  body,
}: {
  actor: Actor | null;
  body: ChangePasswordBody;
}): Promise<void> {
  if (body.token !== undefined) return changeByLink(actor, body.token, body.password);
  if (!actor) throw new AppError("unauthenticated");
  return changeByPassword(actor, body.currentPassword, body.password);
}

async function changeByLink(actor: Actor | null, token: string, password: string): Promise<void> {
  const tokenHash = hashEmailToken(token);
  // Asked before hashing, so that nobody can keep the server busy with made-up links.
  if (!(await maybeOpenToken(db, tokenHash, "RESET"))) throw new AppError("link_expired");
  const passwordHash = await hashPassword(password);
  await transact(async (work) => {
    const link = await maybeOpenToken(work.tx, tokenHash, "RESET");
    const user = link && (await maybeLockUser(work.tx, link.userId));
    if (!user || user.email !== link.email) throw new AppError("link_expired");
    if (!(await consumeToken(work.tx, tokenHash, "RESET"))) throw new AppError("link_expired");
    // Whoever reads the mail owns the address.
    const emailConfirmedAt = user.emailConfirmedAt ?? new Date();
    await setPassword(work, user, { passwordHash, emailConfirmedAt });
    // Google or Apple may have been tied by whoever knew the old password, or opened this account with an address
    // that was not theirs. An account that was only ever entered that way keeps its way in.
    if (user.passwordHash !== null || !user.emailConfirmedAt) await dropIdentities(work.tx, user.id);
    await revokeOtherSessions(work, user.id, actor?.id === user.id ? actor.sessionId : null);
  });
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
  const passwordHash = await hashPassword(password);
  await transact(async (work) => {
    const user = await maybeLockUser(work.tx, actor.id);
    // Changed from another device in the meantime: what was typed is no longer the password.
    if (!user || user.passwordHash !== known) throw fieldError("currentPassword", "wrongPassword");
    await setPassword(work, user, { passwordHash });
    await revokeOtherSessions(work, user.id, actor.sessionId);
  });
}

async function setPassword(
  work: Work,
  user: LockedUser,
  data: { passwordHash: string; emailConfirmedAt?: Date },
): Promise<void> {
  await work.tx.user.update({ where: { id: user.id }, data, select: { id: true } });
  // Links asked for before would set it back, or take the account elsewhere.
  await work.tx.emailToken.updateMany({
    where: { userId: user.id, purpose: { in: ["RESET", "EMAIL_CHANGE"] }, usedAt: null },
    data: { usedAt: new Date() },
  });
  await work.enqueue(sendMailJob, { template: "password-changed", userId: user.id });
}
