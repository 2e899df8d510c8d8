import { sendMailJob } from "@/lib/emails/schema";
import type { Tx } from "@/lib/platform/server/database/db";
import { hashEmailToken, emailTokenOf } from "@/lib/platform/server/security/tokens";
import type { Work } from "@/lib/platform/server/work/transact";
import { newId } from "@/lib/shared/ids";
import type { TokenPurpose } from "../data";

const HOUR_MS = 3_600_000;

/** How long a mailed link opens something; the mails say so (messages/*\/emails.json). */
const VALID_MS: Record<TokenPurpose, number> = {
  CONFIRM: 7 * 24 * HOUR_MS,
  RESET: HOUR_MS,
  EMAIL_CHANGE: 24 * HOUR_MS,
};
const TEMPLATES = {
  CONFIRM: "confirm-email",
  RESET: "reset-password",
  EMAIL_CHANGE: "email-change",
} as const;

type Owner = { userId: string; email: string };

async function createLink(
  tx: Tx,
  purpose: TokenPurpose,
  { userId, email }: Owner,
  validMs: number,
): Promise<string> {
  const id = newId();
  const now = new Date();
  const tokenHash = hashEmailToken(emailTokenOf(id));
  const expiresAt = new Date(now.getTime() + validMs);
  await tx.emailToken.create({
    data: { id, userId, purpose, email, tokenHash, expiresAt, createdAt: now },
    select: { id: true },
  });
  return id;
}

/** The token of a link that is handed over by hand, without a mail. */
export async function createToken(
  tx: Tx,
  purpose: TokenPurpose,
  { validMs, ...owner }: Owner & { validMs: number },
): Promise<string> {
  return emailTokenOf(await createLink(tx, purpose, owner, validMs));
}

/** Mails a person a link that proves the address is theirs. */
export async function sendTokenMail(work: Work, purpose: TokenPurpose, owner: Owner): Promise<void> {
  const id = await createLink(work.tx, purpose, owner, VALID_MS[purpose]);
  await work.enqueue(sendMailJob, { template: TEMPLATES[purpose], emailTokenId: id });
}
