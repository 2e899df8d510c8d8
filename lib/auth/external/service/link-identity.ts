import { sendMailJob } from "@/lib/emails/schema";
import { db } from "@/lib/platform/server/database/db";
import { hashEmailToken, emailTokenOf } from "@/lib/platform/server/security/tokens";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { maybeCredentials, maybeLockUser } from "../../data";
import { isMailedTooOften } from "../../policy";
import { revokeOtherSessions } from "../../service/sessions";
import {
  dropIdentities,
  maybeIdentityLink,
  maybeIdentityLinkSentAt,
  maybeIdentityOwner,
  saveIdentity,
  consumeIdentityLink,
  type IdentityKey,
} from "../data";
import type { LinkedIdentity, LinkRequestBody } from "../schema";
import { readIdentity } from "./read-identity";

/** The mail says so (messages/*\/emails.json, linkIdentity). */
const VALID_MS = 3_600_000;

/** Makes an identity open an account from now on, and tells its owner: domain.md, "Notifications and mail". */
export async function attachIdentity(work: Work, userId: string, identity: IdentityKey): Promise<void> {
  await saveIdentity(work.tx, userId, identity);
  const { provider } = identity;
  await work.enqueue(sendMailJob, { template: "sign-in-method", userId, provider });
}

/**
 * Mails a link that ties an identity to the account with its address, at most once a minute. Says nothing of whether
 * there is such an account. An address the provider has not checked may be anybody's: then only the password links.
 */
export async function sendIdentityLink({ provider, ...proof }: LinkRequestBody): Promise<void> {
  const { subject, email, emailVerified } = await readIdentity(provider, proof);
  const known = email !== null && emailVerified ? await maybeCredentials(db, email) : null;
  if (!known) return;
  await transact(async (work) => {
    const user = await maybeLockUser(work.tx, known.id);
    if (!user || (await maybeIdentityOwner(work.tx, { provider, subject }))) return;
    if (isMailedTooOften(await maybeIdentityLinkSentAt(work.tx, user.id), new Date())) return;
    await mailLink(work, user, { provider, subject });
  });
}

async function mailLink(
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
  await work.enqueue(sendMailJob, { template: "link-identity", emailTokenId: id, provider });
}

/**
 * Ties the identity of a mailed link to its account; whoever reads the mail owns the address. Throws `link_expired`
 * when the link was used, has expired or never was, or when the identity has become somebody else's.
 */
export function linkIdentity({ token }: { token: string }): Promise<LinkedIdentity> {
  const tokenHash = hashEmailToken(token);
  return transact(async (work) => {
    const link = await maybeIdentityLink(work.tx, tokenHash);
    const user = link && (await maybeLockUser(work.tx, link.userId));
    if (!link || user?.email !== link.email) throw new AppError("link_expired");
    if (!(await consumeIdentityLink(work.tx, tokenHash))) throw new AppError("link_expired");
    const ownerId = await maybeIdentityOwner(work.tx, link);
    if (ownerId && ownerId !== user.id) throw new AppError("link_expired");
    const isUnproved = user.emailConfirmedAt === null;
    if (isUnproved) await evict(work, user.id);
    if (!ownerId || isUnproved) await attachIdentity(work, user.id, link);
    return { provider: link.provider, passwordRemoved: isUnproved && user.passwordHash !== null };
  });
}

/**
 * Whoever opened this account never showed that the address is theirs. Now its owner has come: neither the password
 * nor the sessions nor the identities from before may open the account any longer.
 */
async function evict(work: Work, userId: string): Promise<void> {
  const data = { passwordHash: null, emailConfirmedAt: new Date() };
  await work.tx.user.update({ where: { id: userId }, data, select: { id: true } });
  await dropIdentities(work.tx, userId);
  await revokeOtherSessions(work, userId, null);
}
