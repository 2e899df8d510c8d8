import { sendMailJob } from "@/lib/emails/schema";
import { db } from "@/lib/platform/server/database/db";
import { hashEmailToken, emailTokenOf } from "@/lib/platform/server/security/tokens";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { maybeCredentials, maybeLockUser } from "../../data";
import { isMailedTooOften } from "../../policy";
import { settleWaiting } from "../../service/address-confirmed";
import { invalidateTokens } from "../../service/email-tokens";
import { revokeOtherSessions } from "../../service/sessions";
import {
  unlinkIdentities,
  maybeIdentityToken,
  maybeIdentityTokenSentAt,
  maybeIdentityOwner,
  saveIdentity,
  consumeIdentityToken,
  type IdentityKey,
} from "../data";
import type { LinkedIdentity, LinkRequestBody } from "../schema";
import { readIdentity } from "./read-identity";

/** The validity that the e-mail states (messages/*\/emails.json, linkIdentity). */
const VALID_MS = 3_600_000;

/**
 * Links an identity to an account and e-mails its owner about the new sign-in method (docs/domain.md, "Notifications
 * and mail").
 */
export async function attachIdentity(work: Work, userId: string, identity: IdentityKey): Promise<void> {
  await saveIdentity(work.tx, userId, identity);
  const { provider } = identity;
  await work.enqueue(sendMailJob, { template: "sign-in-method", userId, provider });
}

/**
 * E-mails a link that links an identity to the account with its address, at most once a minute. Does not reveal
 * whether there is such an account. Without an address verified by the provider nothing is sent: then only the
 * password can link.
 */
export async function sendIdentityLink({ provider, ...proof }: LinkRequestBody): Promise<void> {
  const { subject, email, emailVerified } = await readIdentity(provider, proof);
  const known = email !== null && emailVerified ? await maybeCredentials(db, email) : null;
  if (!known) return;
  await transact(async (work) => {
    const user = await maybeLockUser(work.tx, known.id);
    if (!user || (await maybeIdentityOwner(work.tx, { provider, subject }))) return;
    if (isMailedTooOften(await maybeIdentityTokenSentAt(work.tx, user.id), new Date())) return;
    await mailIdentityToken(work, user, { provider, subject });
  });
}

async function mailIdentityToken(
  work: Work,
  { id: userId, email }: { id: string; email: string },
  { provider, subject }: IdentityKey,
): Promise<void> {
  const id = newId();
  const createdAt = new Date();
  const tokenHash = hashEmailToken(emailTokenOf(id));
  const expiresAt = new Date(createdAt.getTime() + VALID_MS);
  const purpose = "LINK_IDENTITY";
  await work.tx.emailToken.create({
    data: { id, userId, purpose, email, tokenHash, provider, subject, expiresAt, createdAt },
    select: { id: true },
  });
  await work.enqueue(sendMailJob, { template: "link-identity", emailTokenId: id, userId, provider });
}

/**
 * Links the identity of an e-mail token to its account; receiving the e-mail proves who owns the address. Throws
 * `link_expired` when the token is used, expired or unknown, or when the identity is linked to another account by
 * now.
 */
export function linkIdentity({ token }: { token: string }): Promise<LinkedIdentity> {
  const tokenHash = hashEmailToken(token);
  return transact(async (work) => {
    const emailToken = await maybeIdentityToken(work.tx, tokenHash);
    const user = emailToken && (await maybeLockUser(work.tx, emailToken.userId));
    if (!emailToken || user?.email !== emailToken.email) throw new AppError("link_expired");
    if (!(await consumeIdentityToken(work.tx, tokenHash))) throw new AppError("link_expired");
    const ownerId = await maybeIdentityOwner(work.tx, emailToken);
    if (ownerId && ownerId !== user.id) throw new AppError("link_expired");
    const isUnproven = user.emailConfirmedAt === null;
    if (isUnproven) await revokeUnprovenAccess(work, user.id);
    if (!ownerId || isUnproven) await attachIdentity(work, user.id, emailToken);
    return { provider: emailToken.provider, passwordRemoved: isUnproven && user.passwordHash !== null };
  });
}

/**
 * Prevents account pre-hijacking: the account was created without proof of its address, and now the address's owner
 * has come. Password, sessions and identities from before are removed, and mailed links do nothing any more: one of them
 * may change the address to the attacker's.
 */
async function revokeUnprovenAccess(work: Work, userId: string): Promise<void> {
  const data = { passwordHash: null, emailConfirmedAt: new Date() };
  await work.tx.user.update({ where: { id: userId }, data, select: { id: true } });
  await unlinkIdentities(work.tx, userId);
  await invalidateTokens(work.tx, userId);
  await revokeOtherSessions(work, userId, null);
  await settleWaiting(work, userId, "return");
}
