import { randomInt } from "node:crypto";
import type { Language } from "@/lib/i18n/languages";
import { singletons } from "@/lib/platform/server/config/singletons";
import { db, isUniqueViolation, type Tx } from "@/lib/platform/server/database/db";
import { limitsSignUps } from "@/lib/platform/server/config/env";
import { consumeRateLimit } from "@/lib/platform/server/http/rate-limit";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { addTermsConsent } from "@/lib/users/consents/data";
import { findOwnUser } from "@/lib/users/data";
import type { SignedIn, SignUpBody } from "../schema";
import { sendTokenMail } from "./email-tokens";
import { hashNewPassword } from "./hash-new-password";
import { openSession } from "./sessions";

/** Without the ambiguous I, L, O, U, 0 and 1: a code is read aloud and typed. */
const CODE_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const CODE_LENGTH = 8;

export type SignUp = { body: SignUpBody; lang: Language; ip: string; userAgent: string | null };

type NewSession<T> = { signedIn: SignedIn; added: T };

/**
 * Creates an account, signs the user in and e-mails the confirmation link, in one transaction. Throws `email_taken`,
 * also for the loser of a race.
 */
export async function signUp(call: SignUp): Promise<SignedIn> {
  return (await signUpWith(call, () => Promise.resolve())).signedIn;
}

/** `signUp`, and what begins with the account, in the same transaction. */
export async function signUpWith<T>(
  { body, lang, ip, userAgent }: SignUp,
  add: (work: Work, userId: string) => Promise<T>,
): Promise<NewSession<T>> {
  if (limitsSignUps()) await consumeRateLimit("signUp", ip);
  await refuseTaken(body.email);
  // Hashed outside of the transaction: it is slow, and no row lock should wait for it.
  const passwordHash = await hashNewPassword(body.password);
  try {
    return await transact(async (work) => {
      const userId = newId();
      await createUser(work, { userId, passwordHash, body, lang: body.lang ?? lang });
      const added = await add(work, userId);
      await sendTokenMail(work, "CONFIRM", { userId, email: body.email, next: body.next ?? null });
      const tokens = await openSession(work, userId, { ip, userAgent, by: "new account" });
      return { signedIn: { ...tokens, user: await findOwnUser(userId, work.tx) }, added };
    });
  } catch (error) {
    if (isUniqueViolation(error)) await refuseTaken(body.email);
    throw error;
  }
}

async function refuseTaken(email: string): Promise<void> {
  if (await db.user.findUnique({ where: { email }, select: { id: true } })) throw new AppError("email_taken");
}

type NewUser = {
  userId: string;
  /** Null: signs in through Google or Apple only. */
  passwordHash: string | null;
  body: Omit<SignUpBody, "password" | "acceptTerms" | "lang" | "next">;
  lang: Language;
  /** Set when the identity provider has verified the address. */
  emailConfirmedAt?: Date | null;
};

/** Inserts a user; the terms count as accepted now. The referrer is the user with the referral code, if any. */
export async function createUser(
  work: Work,
  { userId, passwordHash, body, lang, emailConfirmedAt = null }: NewUser,
): Promise<void> {
  const { role, email, firstName, lastName, isBusiness } = body;
  await work.tx.user.create({
    data: {
      id: userId,
      role,
      email,
      firstName,
      lastName,
      isBusiness,
      lang,
      passwordHash,
      emailConfirmedAt,
      businessName: isBusiness ? body.businessName?.trim() : null,
      referralCode: newReferralCode(),
      referredById: await maybeReferrer(work.tx, body.referralCode),
      termsAcceptedAt: new Date(),
    },
    select: { id: true },
  });
  await addTermsConsent(work.tx, userId);
  work.afterCommit(() => singletons.metrics?.countMarket("sign_up"));
}

/** The referrer; an unknown code does not prevent the sign-up. */
async function maybeReferrer(tx: Tx, code: string | undefined): Promise<string | null> {
  const referralCode = code?.trim().toUpperCase();
  if (!referralCode || !/^[A-Z0-9]{8}$/.test(referralCode)) return null;
  const referrer = await tx.user.findUnique({
    where: { referralCode, deletedAt: null },
    select: { id: true },
  });
  return referrer?.id ?? null;
}

/** A random referral code, short enough to be read aloud and typed. */
export function newReferralCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
}
