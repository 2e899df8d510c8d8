import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import type { IdentityProvider } from "@/lib/shared/identity";
import { newId } from "@/lib/shared/ids";

/** What identifies somebody at a provider, whatever address or name they have today. */
export type IdentityKey = { provider: IdentityProvider; subject: string };

/** Whose account an identity opens, or null. */
export async function maybeIdentityOwner(
  reader: DbClient,
  { provider, subject }: IdentityKey,
): Promise<string | null> {
  const row = await reader.externalAccount.findFirst({
    where: { provider, subject, user: { deletedAt: null } },
    select: { userId: true },
  });
  return row?.userId ?? null;
}

/**
 * Ties an identity to an account, in place of another one of the same provider (a Google account that was made
 * anew has a new subject). The caller has locked the account.
 */
export async function saveIdentity(
  tx: Tx,
  userId: string,
  { provider, subject }: IdentityKey,
): Promise<void> {
  // Somebody who has left may come back.
  await tx.externalAccount.deleteMany({ where: { provider, subject, user: { deletedAt: { not: null } } } });
  await tx.externalAccount.upsert({
    where: { userId_provider: { userId, provider } },
    create: { id: newId(), userId, provider, subject },
    update: { subject },
    select: { id: true },
  });
}

/** Unties everything; used where nobody has shown yet that the account's address is theirs. */
export async function dropIdentities(tx: Tx, userId: string): Promise<void> {
  await tx.externalAccount.deleteMany({ where: { userId } });
}

export type IdentityLink = IdentityKey & { userId: string; email: string };

const openIdentityLink = (tokenHash: string) => ({
  tokenHash,
  purpose: "LINK_IDENTITY" as const,
  usedAt: null,
  expiresAt: { gt: new Date() },
});

/** What a mailed link ties to which account; null when it was used, has expired or never was. */
export async function maybeIdentityLink(tx: Tx, tokenHash: string): Promise<IdentityLink | null> {
  const row = await tx.emailToken.findFirst({
    where: openIdentityLink(tokenHash),
    select: { userId: true, email: true, provider: true, subject: true },
  });
  if (!row?.provider || row.subject === null) return null;
  return { userId: row.userId, email: row.email, provider: row.provider, subject: row.subject };
}

/** Uses a link up. False: somebody else was faster. */
export async function consumeIdentityLink(tx: Tx, tokenHash: string): Promise<boolean> {
  const used = await tx.emailToken.updateMany({
    where: openIdentityLink(tokenHash),
    data: { usedAt: new Date() },
  });
  return used.count === 1;
}

/** When a person was last sent a link of this kind. */
export async function maybeIdentityLinkSentAt(tx: Tx, userId: string): Promise<Date | null> {
  const last = await tx.emailToken.findFirst({
    where: { userId, purpose: "LINK_IDENTITY" },
    orderBy: { createdAt: "desc" },
    select: { createdAt: true },
  });
  return last?.createdAt ?? null;
}
