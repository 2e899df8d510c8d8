import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import type { IdentityProvider } from "@/lib/shared/identity";
import { newId } from "@/lib/shared/ids";

/** The key of an identity: the provider's `subject`, which is stable when address or name change. */
export type IdentityKey = { provider: IdentityProvider; subject: string };

/** The user an identity is linked to, or null. */
export async function maybeIdentityOwner(
  client: DbClient,
  { provider, subject }: IdentityKey,
): Promise<string | null> {
  const row = await client.externalAccount.findFirst({
    where: { provider, subject, user: { erasedAt: null } },
    select: { userId: true },
  });
  return row?.userId ?? null;
}

/**
 * Links an identity to an account and replaces an earlier one of the same provider (a recreated Google account has a
 * new subject). The caller holds the user's row lock.
 */
export async function saveIdentity(
  tx: Tx,
  userId: string,
  { provider, subject }: IdentityKey,
): Promise<void> {
  // The identity of a deleted user may be linked again.
  await tx.externalAccount.deleteMany({ where: { provider, subject, user: { deletedAt: { not: null } } } });
  await tx.externalAccount.upsert({
    where: { userId_provider: { userId, provider } },
    create: { id: newId(), userId, provider, subject },
    update: { subject },
    select: { id: true },
  });
}

/** Unlinks all identities of a user. */
export async function unlinkIdentities(tx: Tx, userId: string): Promise<void> {
  await tx.externalAccount.deleteMany({ where: { userId } });
}

export type IdentityToken = IdentityKey & { userId: string; email: string };

const unusedIdentityToken = (tokenHash: string) => ({
  tokenHash,
  purpose: "LINK_IDENTITY" as const,
  usedAt: null,
  expiresAt: { gt: new Date() },
});

/** The identity and the account of an e-mail token that links the two; null when it is used, expired or unknown. */
export async function maybeIdentityToken(tx: Tx, tokenHash: string): Promise<IdentityToken | null> {
  const row = await tx.emailToken.findFirst({
    where: unusedIdentityToken(tokenHash),
    select: { userId: true, email: true, provider: true, subject: true },
  });
  if (!row?.provider || row.subject === null) return null;
  return { userId: row.userId, email: row.email, provider: row.provider, subject: row.subject };
}

/** Marks an e-mail token as used. False: another request was faster. */
export async function consumeIdentityToken(tx: Tx, tokenHash: string): Promise<boolean> {
  const used = await tx.emailToken.updateMany({
    where: unusedIdentityToken(tokenHash),
    data: { usedAt: new Date() },
  });
  return used.count === 1;
}

/** When the last e-mail token of this purpose was created for the user. */
export async function maybeIdentityTokenSentAt(tx: Tx, userId: string): Promise<Date | null> {
  const last = await tx.emailToken.findFirst({
    where: { userId, purpose: "LINK_IDENTITY" },
    orderBy: { createdAt: "desc" },
    select: { createdAt: true },
  });
  return last?.createdAt ?? null;
}
