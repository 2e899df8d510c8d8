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
  maybeTokenSentAt,
  maybeLockUser,
  maybeOpenToken,
  maybePendingEmail,
  consumeToken,
  type LockedUser,
} from "../data";
import { isMailedTooOften } from "../policy";
import type { ChangeEmailBody, EmailChange } from "../schema";
import { sendTokenMail } from "./email-tokens";
import { reauthenticate } from "./reauthenticate";
import { revokeOtherSessions } from "./sessions";

async function refuseTaken(tx: Tx, email: string, ownerId: string): Promise<void> {
  const owner = await tx.user.findUnique({ where: { email }, select: { id: true } });
  if (owner && owner.id !== ownerId) throw new AppError("email_taken");
}

/** Takes every open link of these kinds out of use. */
async function closeLinks(tx: Tx, userId: string): Promise<void> {
  await tx.emailToken.updateMany({
    where: { userId, purpose: { in: ["CONFIRM", "RESET", "EMAIL_CHANGE"] }, usedAt: null },
    data: { usedAt: new Date() },
  });
}

/** Warns the address up to now, if its owner ever proved that it is theirs. */
async function warnOldAddress(work: Work, user: LockedUser, stage: "ASKED" | "DONE"): Promise<void> {
  if (!user.emailConfirmedAt) return;
  const { lang } = await work.tx.user.findUniqueOrThrow({ where: { id: user.id }, select: { lang: true } });
  const notice = {
    template: "email-change-notice",
    stage,
    to: user.email,
    lang: readLanguage(lang),
  } as const;
  await work.enqueue(sendMailJob, notice);
}

/**
 * Mails a link to the address an account is to get, and a warning to the one it has. Nothing else changes until
 * the link's button is pressed; asking again replaces the address that waits. Throws 422 at `email` for the address
 * it has already, at `currentPassword`, `sign_in_again` or `email_taken`.
 */
export async function askForEmail(call: { actor: Actor; body: ChangeEmailBody }): Promise<EmailChange> {
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

/** The address that waits to be confirmed, if there is one. */
export async function readEmailChange({ actor }: { actor: Actor }): Promise<EmailChange> {
  return { pending: await maybePendingEmail(db, actor.id) };
}

/** Mails the link once more, at most once a minute; an earlier link stays good. Throws `link_expired` when none waits. */
export function resendEmailChange({ actor }: { actor: Actor }): Promise<EmailChange> {
  return transact(async (work) => {
    await maybeLockUser(work.tx, actor.id);
    const pending = await maybePendingEmail(work.tx, actor.id);
    if (!pending) throw new AppError("link_expired");
    if (isMailedTooOften(await maybeTokenSentAt(work.tx, actor.id, "EMAIL_CHANGE"), new Date()))
      return { pending };
    await sendTokenMail(work, "EMAIL_CHANGE", { userId: actor.id, email: pending.email });
    return { pending: await maybePendingEmail(work.tx, actor.id) };
  });
}

/** The account keeps its address; links that were mailed no longer work. */
export function cancelEmailChange({ actor }: { actor: Actor }): Promise<void> {
  return transact(async (work) => {
    const open = { userId: actor.id, purpose: "EMAIL_CHANGE", usedAt: null } as const;
    await work.tx.emailToken.updateMany({ where: open, data: { usedAt: new Date() } });
  });
}

/**
 * The button of the mailed link: from now on the account has the new address, which is proved by that. All sessions
 * but the presser's own end, older links stop working, and the address before learns of it. Throws `link_expired`,
 * or `email_taken` when somebody else has signed up with it meanwhile.
 */
export async function confirmEmailChange(call: {
  actor: Actor | null;
  token: string;
}): Promise<{ user: OwnUser }> {
  const { actor, token } = call;
  const tokenHash = hashEmailToken(token);
  const change = transact(async (work) => {
    const link = await maybeOpenToken(work.tx, tokenHash, "EMAIL_CHANGE");
    const user = link && (await maybeLockUser(work.tx, link.userId));
    if (!user) throw new AppError("link_expired");
    if (!(await consumeToken(work.tx, tokenHash, "EMAIL_CHANGE"))) throw new AppError("link_expired");
    await refuseTaken(work.tx, link.email, user.id);
    const changed = { email: link.email, emailConfirmedAt: new Date() };
    await work.tx.user.update({ where: { id: user.id }, data: changed, select: { id: true } });
    await closeLinks(work.tx, user.id);
    await revokeOtherSessions(work, user.id, actor?.id === user.id ? actor.sessionId : null);
    await warnOldAddress(work, user, "DONE");
    return { user: await findOwnUser(user.id, work.tx) };
  });
  return change.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError("email_taken") : error;
  });
}
