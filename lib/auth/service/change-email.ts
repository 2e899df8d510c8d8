import { sendMailJob } from "@/lib/emails/schema";
import { readLanguage } from "@/lib/i18n/languages";
import { db, isUniqueViolation, type Tx } from "@/lib/platform/server/database/db";
import { hashEmailToken } from "@/lib/platform/server/security/tokens";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { AppError, fieldError } from "@/lib/shared/errors";
import { findOwnUser } from "@/lib/users/data";
import type { OwnUser } from "@/lib/shared/own-user";
import {
  maybeLastToken,
  maybeLockUser,
  maybeOpenToken,
  maybePendingEmail,
  consumeToken,
  type LockedUser,
} from "../data";
import { isMailedTooOften } from "../policy";
import type { ChangeEmailBody, EmailChange } from "../schema";
import { settleWaiting } from "./address-confirmed";
import { sendTokenMail } from "./email-tokens";
import { reauthenticate } from "./reauthenticate";
import { revokeOtherSessions } from "./sessions";

async function refuseTaken(tx: Tx, email: string, ownerId: string): Promise<void> {
  const owner = await tx.user.findUnique({ where: { email }, select: { id: true } });
  if (owner && owner.id !== ownerId) throw new AppError("email_taken");
}

/** Invalidates all unused e-mail tokens of the user. */
async function invalidateTokens(tx: Tx, userId: string): Promise<void> {
  await tx.emailToken.updateMany({
    where: { userId, purpose: { in: ["CONFIRM", "RESET", "EMAIL_CHANGE", "SIGN_IN"] }, usedAt: null },
    data: { usedAt: new Date() },
  });
}

/** Warns the previous address by e-mail, if it was confirmed. */
async function warnOldAddress(work: Work, user: LockedUser, stage: "ASKED" | "DONE"): Promise<void> {
  if (!user.emailConfirmedAt) return;
  const { lang } = await work.tx.user.findUniqueOrThrow({ where: { id: user.id }, select: { lang: true } });
  const warning = {
    template: "email-change-notice",
    stage,
    to: user.email,
    lang: readLanguage(lang),
  } as const;
  await work.enqueue(sendMailJob, warning);
}

/**
 * Requests a change of the e-mail address: e-mails a link to the new address and a warning to the current one.
 * Nothing changes until the link is confirmed; a new request replaces the pending one. Throws 422 at `email` for the
 * current address, at `currentPassword`, `sign_in_again` or `email_taken`.
 */
export async function requestEmailChange(call: {
  actor: Actor;
  body: ChangeEmailBody;
}): Promise<EmailChange> {
  const { actor, body } = call;
  const known = await reauthenticate({ actor, password: body.currentPassword, field: "currentPassword" });
  return transact(async (work) => {
    const user = await maybeLockUser(work.tx, actor.id);
    if (!user || user.passwordHash !== known) throw fieldError("currentPassword", "wrongPassword");
    if (user.email.toLowerCase() === body.email) throw fieldError("email", "emailSame");
    await refuseTaken(work.tx, body.email, user.id);
    const open = { userId: user.id, purpose: "EMAIL_CHANGE", usedAt: null } as const;
    await work.tx.emailToken.updateMany({ where: open, data: { usedAt: new Date() } });
    await sendTokenMail(work, "EMAIL_CHANGE", { userId: user.id, email: body.email });
    await warnOldAddress(work, user, "ASKED");
    return { pending: await maybePendingEmail(work.tx, user.id) };
  });
}

/** The pending change of the e-mail address, if there is one. */
export async function readEmailChange({ actor }: { actor: Actor }): Promise<EmailChange> {
  return { pending: await maybePendingEmail(db, actor.id) };
}

/**
 * Resends the link, at most once a minute; earlier links stay valid. Throws `link_expired` when no change is pending.
 */
export function resendEmailChange({ actor }: { actor: Actor }): Promise<EmailChange> {
  return transact(async (work) => {
    await maybeLockUser(work.tx, actor.id);
    const pending = await maybePendingEmail(work.tx, actor.id);
    if (!pending) throw new AppError("link_expired");
    const last = await maybeLastToken(work.tx, actor.id, "EMAIL_CHANGE");
    if (isMailedTooOften(last?.createdAt ?? null, new Date())) return { pending };
    await sendTokenMail(work, "EMAIL_CHANGE", { userId: actor.id, email: pending.email });
    return { pending: await maybePendingEmail(work.tx, actor.id) };
  });
}

/** Cancels the pending change and invalidates its e-mail tokens. */
export function cancelEmailChange({ actor }: { actor: Actor }): Promise<void> {
  return transact(async (work) => {
    const open = { userId: actor.id, purpose: "EMAIL_CHANGE", usedAt: null } as const;
    await work.tx.emailToken.updateMany({ where: open, data: { usedAt: new Date() } });
  });
}

/**
 * Confirms the new e-mail address with the e-mail token. All other sessions end, older e-mail tokens are invalidated
 * and the previous address is notified. Throws `link_expired`, or `email_taken` when another account took the address
 * meanwhile.
 */
export async function confirmEmailChange(call: {
  actor: Actor | null;
  token: string;
}): Promise<{ user: OwnUser }> {
  const { actor, token } = call;
  const tokenHash = hashEmailToken(token);
  const change = transact(async (work) => {
    const emailToken = await maybeOpenToken(work.tx, tokenHash, "EMAIL_CHANGE");
    const user = emailToken && (await maybeLockUser(work.tx, emailToken.userId));
    if (!user) throw new AppError("link_expired");
    if (!(await consumeToken(work.tx, tokenHash, "EMAIL_CHANGE"))) throw new AppError("link_expired");
    await refuseTaken(work.tx, emailToken.email, user.id);
    const changed = { email: emailToken.email, emailConfirmedAt: new Date(), emailBouncedAt: null };
    await work.tx.user.update({ where: { id: user.id }, data: changed, select: { id: true } });
    await invalidateTokens(work.tx, user.id);
    await revokeOtherSessions(work, user.id, actor?.id === user.id ? actor.sessionId : null);
    await warnOldAddress(work, user, "DONE");
    await settleWaiting(work, user.id, "post");
    return { user: await findOwnUser(user.id, work.tx) };
  });
  return change.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError("email_taken") : error;
  });
}
