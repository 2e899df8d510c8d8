import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import { readLanguage, type Language } from "@/lib/i18n/languages";

/** A user's number, and whether a code has proven it. */
export async function readPhone(
  client: DbClient,
  userId: string,
): Promise<{ phone: string | null; isPhoneProven: boolean }> {
  const select = { phone: true, phoneProvenAt: true } as const;
  const { phone, phoneProvenAt } = await client.user.findUniqueOrThrow({ where: { id: userId }, select });
  return { phone, isPhoneProven: phoneProvenAt !== null };
}

type NewCode = { id: string; userId: string; phone: string; expiresAt: Date };

/** Keeps the newest code of a user; the one before counts no longer. The caller holds the user's lock. */
export async function replaceCode(tx: Tx, code: NewCode): Promise<void> {
  await tx.phoneCode.deleteMany({ where: { userId: code.userId } });
  await tx.phoneCode.create({ data: code, select: { id: true } });
}

/** The newest code of a user, of which only the id is kept. The caller holds the user's lock. */
export function maybeSentCode(tx: Tx, userId: string) {
  const select = { id: true, phone: true, tries: true, expiresAt: true } as const;
  return tx.phoneCode.findUnique({ where: { userId }, select });
}

/** Counts a wrong code. */
export async function countTry(tx: Tx, userId: string): Promise<void> {
  await tx.phoneCode.update({ where: { userId }, data: { tries: { increment: 1 } }, select: { id: true } });
}

/** The number is proven, and the code has served. */
export async function savePhoneProof(tx: Tx, userId: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { phoneProvenAt: new Date() }, select: { id: true } });
  await tx.phoneCode.deleteMany({ where: { userId } });
}

/** To whom a code goes; null: it has expired, or another one was asked for. */
export async function maybeCodeRecipient(
  client: DbClient,
  codeId: string,
): Promise<{ phone: string; lang: Language } | null> {
  const row = await client.phoneCode.findFirst({
    where: { id: codeId, expiresAt: { gt: new Date() } },
    select: { phone: true, user: { select: { lang: true } } },
  });
  return row && { phone: row.phone, lang: readLanguage(row.user.lang) };
}
