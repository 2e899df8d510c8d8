import type { Language } from "@/lib/i18n/languages";
import { limitsSignUps } from "@/lib/platform/server/config/env";
import type { ExternalIdentity } from "@/lib/platform/server/security/identity";
import { consumeRateLimit } from "@/lib/platform/server/http/rate-limit";
import type { Work } from "@/lib/platform/server/work/transact";
import { AppError, fieldError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { firstName as firstNameShape, lastName as lastNameShape } from "@/lib/users/schema";
import { sendTokenMail } from "../../service/email-tokens";
import { createUser } from "../../service/sign-up";
import { saveIdentity } from "../data";
import type { ExternalSignUpBody } from "../schema";

/** The sign-up data beside the identity; ignored when the identity or its address already has an account. */
export type NewAccount = {
  role: "CLIENT" | "PRO";
  firstName: string | undefined;
  lastName: string | undefined;
  referralCode: string | undefined;
  lang: Language;
  ip: string;
};

/** Reads the sign-up data. Typed names take precedence over the provider's, which may be too long or missing. */
export function readNewAccount({
  identity,
  body,
  lang,
  ip,
}: {
  identity: ExternalIdentity;
  body: ExternalSignUpBody;
  lang: Language;
  ip: string;
}): NewAccount {
  return {
    role: body.role,
    firstName: body.firstName ?? firstNameShape.safeParse(identity.firstName).data,
    lastName: body.lastName ?? lastNameShape.safeParse(identity.lastName).data,
    referralCode: body.referralCode,
    lang: body.lang ?? lang,
    ip,
  };
}

/**
 * Creates an account without a password, linked to this identity. If the provider has not verified the address, our
 * confirmation e-mail is sent. Throws 422 at a missing name, `identity_refused` without an address.
 */
export async function createAccount(
  work: Work,
  identity: ExternalIdentity,
  { role, firstName, lastName, referralCode, lang, ip }: NewAccount,
): Promise<string> {
  const { email, emailVerified } = identity;
  if (email === null) throw new AppError("identity_refused");
  if (firstName === undefined) throw fieldError("firstName", "required");
  if (lastName === undefined) throw fieldError("lastName", "required");
  if (limitsSignUps()) await consumeRateLimit("signUp", ip);
  const userId = newId();
  const body = { role, email, firstName, lastName, referralCode, isBusiness: false };
  const emailConfirmedAt = emailVerified ? new Date() : null;
  await createUser(work, { userId, passwordHash: null, body, lang, emailConfirmedAt });
  await saveIdentity(work.tx, userId, identity);
  if (!emailVerified) await sendTokenMail(work, "CONFIRM", { userId, email });
  return userId;
}
