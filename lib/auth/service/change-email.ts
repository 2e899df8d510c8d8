import { db } from "@/lib/platform/server/database/db";
import { hashEmailToken } from "@/lib/platform/server/security/tokens";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { AppError, fieldError } from "@/lib/shared/errors";
import { findOwnUser } from "@/lib/users/data";
import { consumeToken, maybeLastToken, maybeLockUser, maybeOpenToken } from "../data";
import { closeChanges, markProven, maybePendingChange } from "../email-change/data";
import { isMailedTooOften } from "../policy";
import type { ChangeEmailBody, ConfirmedEmailChange, EmailChange } from "../email-change/schema";
import { giveAddress, refuseTaken, takenAsError, warnOldAddress } from "./give-address";
import { sendTokenMail } from "./email-tokens";
import { reauthenticate } from "./reauthenticate";

async function pendingOf(client: Work["tx"] | typeof db, userId: string): Promise<EmailChange> {
  const found = await maybePendingChange(client, userId);
  if (!found) return { pending: null };
  const { provenAt: _, ...pending } = found;
  return { pending };
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
    await closeChanges(work.tx, user.id);
    await sendTokenMail(work, "EMAIL_CHANGE", { userId: user.id, email: body.email });
    await warnOldAddress(work, user, "ASKED");
    return pendingOf(work.tx, user.id);
  });
}

/** The pending change of the e-mail address, if there is one. */
export function readEmailChange({ actor }: { actor: Actor }): Promise<EmailChange> {
  return pendingOf(db, actor.id);
}

/**
 * Resends the link, at most once a minute and while it was not used; earlier links stay valid. Throws `link_expired`
 * when no change is pending.
 */
export function resendEmailChange({ actor }: { actor: Actor }): Promise<EmailChange> {
  return transact(async (work) => {
    await maybeLockUser(work.tx, actor.id);
    const pending = await maybePendingChange(work.tx, actor.id);
    if (!pending) throw new AppError("link_expired");
    const last = await maybeLastToken(work.tx, actor.id, "EMAIL_CHANGE");
    if (!pending.provenAt && !isMailedTooOften(last?.createdAt ?? null, new Date())) {
      const { email } = pending;
      // The new link waits as long as the one that support has mailed.
      const effectiveAt = pending.effectiveAt ? new Date(pending.effectiveAt) : null;
      await sendTokenMail(work, "EMAIL_CHANGE", { userId: actor.id, email, effectiveAt });
    }
    return pendingOf(work.tx, actor.id);
  });
}

/** Cancels the pending change and invalidates its e-mail tokens. */
export function cancelEmailChange({ actor }: { actor: Actor }): Promise<void> {
  return transact(async (work) => {
    await maybeLockUser(work.tx, actor.id);
    await closeChanges(work.tx, actor.id);
  });
}

/**
 * Confirms the new e-mail address with the e-mail token. All other sessions end, older e-mail tokens are invalidated
 * and the previous address is notified. A change that support has begun takes effect later, with the answer when: until
 * then the answer says nothing of the account, and then all of its sessions end. Throws `link_expired`, or `email_taken`
 * when another account took the address meanwhile.
 */
export async function confirmEmailChange(call: {
  actor: Actor | null;
  token: string;
}): Promise<ConfirmedEmailChange> {
  const { actor, token } = call;
  const tokenHash = hashEmailToken(token);
  const change = transact(async (work): Promise<ConfirmedEmailChange> => {
    const emailToken = await maybeOpenToken(work.tx, tokenHash, "EMAIL_CHANGE");
    const user = emailToken && (await maybeLockUser(work.tx, emailToken.userId));
    if (!user) throw new AppError("link_expired");
    const { id, email, effectiveAt } = emailToken;
    if (effectiveAt && effectiveAt > new Date()) {
      await refuseTaken(work.tx, email, user.id);
      if (!(await markProven(work.tx, id, effectiveAt))) throw new AppError("link_expired");
      return { user: null, effectiveAt: effectiveAt.toISOString() };
    }
    if (!(await consumeToken(work.tx, tokenHash, "EMAIL_CHANGE"))) throw new AppError("link_expired");
    const keptId = effectiveAt === null && actor?.id === user.id ? actor.sessionId : null;
    await giveAddress(work, { user, email, keptSessionId: keptId });
    return { user: await findOwnUser(user.id, work.tx), effectiveAt: null };
  });
  return change.catch(takenAsError);
}
