import { sendMailJob } from "@/lib/emails/schema";
import { readLanguage, type Language } from "@/lib/i18n/languages";
import { isUniqueViolation, type Tx } from "@/lib/platform/server/database/db";
import type { Work } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import { updateCustomerJob } from "@/lib/subscriptions/service/customer-job";
import type { LockedUser } from "../data";
import { settleWaiting } from "./address-confirmed";
import { invalidateTokens } from "./email-tokens";
import { revokeOtherSessions } from "./sessions";

/** Throws `email_taken` when another account has the address. */
export async function refuseTaken(tx: Tx, email: string, ownerId: string): Promise<void> {
  const owner = await tx.user.findUnique({ where: { email }, select: { id: true } });
  if (owner && owner.id !== ownerId) throw new AppError("email_taken");
}

/** Two accounts that get one address at the same moment: the later one meets the unique index. */
export function takenAsError(error: unknown): never {
  throw isUniqueViolation(error) ? new AppError("email_taken") : error;
}

/** The language in which an address is written to that is, or was, the user's. */
export async function findLanguage(tx: Tx, userId: string): Promise<Language> {
  const { lang } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { lang: true } });
  return readLanguage(lang);
}

/** Warns the previous address by e-mail, if it was confirmed. */
export async function warnOldAddress(work: Work, user: LockedUser, stage: "ASKED" | "DONE"): Promise<void> {
  if (!user.emailConfirmedAt) return;
  const lang = await findLanguage(work.tx, user.id);
  await work.enqueue(sendMailJob, { template: "email-change-notice", stage, to: user.email, lang });
}

type NewAddress = { user: LockedUser; email: string; keptSessionId: string | null };

/**
 * Gives a locked account its proven new address: sessions end but the kept one, older e-mail tokens are invalidated, the
 * previous address is notified, the payment provider writes to the new one, and what waited for a confirmed address goes
 * on. Throws `email_taken`.
 */
export async function giveAddress(work: Work, { user, email, keptSessionId }: NewAddress): Promise<void> {
  await refuseTaken(work.tx, email, user.id);
  const changed = { email, emailConfirmedAt: new Date(), emailBouncedAt: null };
  const select = { paymentCustomerId: true };
  const { paymentCustomerId } = await work.tx.user.update({ where: { id: user.id }, data: changed, select });
  if (paymentCustomerId) await work.enqueue(updateCustomerJob, { userId: user.id });
  await invalidateTokens(work.tx, user.id);
  await revokeOtherSessions(work, user.id, keptSessionId);
  await warnOldAddress(work, user, "DONE");
  await settleWaiting(work, user.id, "post");
}
