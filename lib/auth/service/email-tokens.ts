import { sendMailJob } from "@/lib/emails/schema";
import type { Tx } from "@/lib/platform/server/database/db";
import { hashEmailToken, emailTokenOf } from "@/lib/platform/server/security/tokens";
import type { Work } from "@/lib/platform/server/work/transact";
import { newId } from "@/lib/shared/ids";
import type { TokenPurpose } from "../data";

const HOUR_MS = 3_600_000;

/** How long an e-mail token is valid; the e-mails state it (messages/*\/emails.json). */
export const TOKEN_VALID_MS: Record<TokenPurpose, number> = {
  CONFIRM: 7 * 24 * HOUR_MS,
  RESET: HOUR_MS,
  EMAIL_CHANGE: 24 * HOUR_MS,
  SIGN_IN: 24 * HOUR_MS,
};
const TEMPLATES = {
  CONFIRM: "confirm-email",
  RESET: "reset-password",
  EMAIL_CHANGE: "email-change",
  SIGN_IN: "sign-in-challenge",
} as const;

/** `next`: where a newcomer was going (`EmailToken.next`). `effectiveAt`: of a change that support has begun. */
type Owner = { userId: string; email: string; next?: string | null; effectiveAt?: Date | null };

async function insertToken(
  tx: Tx,
  purpose: TokenPurpose,
  { userId, email, next = null, effectiveAt = null }: Owner,
  validMs: number,
): Promise<string> {
  const id = newId();
  const now = new Date();
  const tokenHash = hashEmailToken(emailTokenOf(id));
  const expiresAt = new Date(now.getTime() + validMs);
  await tx.emailToken.create({
    data: { id, userId, purpose, email, next, effectiveAt, tokenHash, expiresAt, createdAt: now },
    select: { id: true },
  });
  return id;
}

/** Creates an e-mail token that is handed over without an e-mail. */
export async function createToken(
  tx: Tx,
  purpose: TokenPurpose,
  { validMs, ...owner }: Owner & { validMs: number },
): Promise<string> {
  return emailTokenOf(await insertToken(tx, purpose, owner, validMs));
}

/** Creates an e-mail token and enqueues the e-mail with its link. */
export async function sendTokenMail(work: Work, purpose: TokenPurpose, owner: Owner): Promise<void> {
  const id = await insertToken(work.tx, purpose, owner, TOKEN_VALID_MS[purpose]);
  await work.enqueue(sendMailJob, { template: TEMPLATES[purpose], emailTokenId: id, userId: owner.userId });
}

/** Reminds of an address that is not confirmed while a tender waits for it: a link as in the first e-mail. */
export async function sendConfirmReminder(work: Work, owner: Owner): Promise<void> {
  const id = await insertToken(work.tx, "CONFIRM", owner, TOKEN_VALID_MS.CONFIRM);
  const mail = { template: TEMPLATES.CONFIRM, emailTokenId: id, userId: owner.userId, isReminder: true };
  await work.enqueue(sendMailJob, mail);
}

/**
 * Invalidates a user's unused e-mail tokens. What an earlier holder of the account has asked for must not work once its
 * owner has proven themselves. `but`: left as they are.
 */
export async function invalidateTokens(tx: Tx, userId: string, but?: TokenPurpose): Promise<void> {
  const purposes: TokenPurpose[] = ["CONFIRM", "RESET", "EMAIL_CHANGE", "SIGN_IN"];
  await tx.emailToken.updateMany({
    where: { userId, purpose: { in: purposes.filter((purpose) => purpose !== but) }, usedAt: null },
    data: { usedAt: new Date() },
  });
}
