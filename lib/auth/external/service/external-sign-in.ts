import type { Language } from "@/lib/i18n/languages";
import { db, isUniqueViolation } from "@/lib/platform/server/database/db";
import type { ExternalIdentity } from "@/lib/platform/server/security/identity";
import type { Work } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import type { IdentityProvider } from "@/lib/shared/identity";
import { maybeCredentials, maybeLockReturning, type Credentials, type LockedUser } from "../../data";
import type { SignedIn } from "../../schema";
import { settleWaiting } from "../../service/address-confirmed";
import { checkPassword } from "../../service/check-password";
import { openAfterFirstStep } from "../../service/first-step";
import { maybeIdentityOwner } from "../data";
import type { ExternalSignInBody, ExternalSignUpBody } from "../schema";
import { createAccount, readNewAccount, type NewAccount } from "./create-account";
import { attachIdentity } from "./link-identity";
import { readIdentity } from "./read-identity";

type Caller = { provider: IdentityProvider; ip: string; userAgent: string | null };
export type SignInWith = Caller & { body: ExternalSignInBody };
export type SignUpWith = Caller & { body: ExternalSignUpBody; lang: Language };

type Entry = {
  identity: ExternalIdentity;
  caller: Caller;
  /** The account whose password was given and is correct. */
  proven: Credentials | null;
  /** Sign-up data for an identity without an account; null: `account_not_found` is thrown instead. */
  newAccount: NewAccount | null;
};

/**
 * Signs in with a Google or Apple identity. Throws `account_not_found` when it is not linked, `link_required` when
 * its address belongs to an account and that account's password was not given, `wrong_credentials` when it is wrong,
 * `two_step_required` when the account asks for a second step.
 */
export async function signInWith({ body, ...caller }: SignInWith): Promise<SignedIn> {
  const { provider, ip } = caller;
  const identity = await readIdentity(provider, body);
  const proven = await maybePasswordProof(identity, body.password, ip);
  return signInExternally({ identity, caller, proven, newAccount: null });
}

/**
 * Creates an account for a Google or Apple identity and signs the user in; an identity that is already linked signs
 * in. Throws what `signInWith` throws but `account_not_found`, and 422 at a name that neither token nor body has.
 */
export async function signUpWith({ body, lang, ...caller }: SignUpWith): Promise<SignedIn> {
  const { provider, ip } = caller;
  const identity = await readIdentity(provider, body);
  const proven = await maybePasswordProof(identity, body.password, ip);
  const newAccount = readNewAccount({ identity, body, lang, ip });
  return signInExternally({ identity, caller, proven, newAccount });
}

/** The account with the identity's address if the given password is correct; rate limited like a sign-in. */
async function maybePasswordProof(
  identity: ExternalIdentity,
  password: string | undefined,
  ip: string,
): Promise<Credentials | null> {
  if (password === undefined || identity.email === null) return null;
  // The identity is to get an account of its own.
  if (!(await maybeCredentials(db, identity.email))) return null;
  return checkPassword({ email: identity.email, password, ip });
}

const BY = { GOOGLE: "google", APPLE: "apple" } as const;

async function signInExternally(entry: Entry): Promise<SignedIn> {
  const origin = { ...entry.caller, by: BY[entry.caller.provider] };
  try {
    return await openAfterFirstStep(origin, (work) => resolveAccount(work, entry));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // A concurrent request created the same identity or address: the retry finds it.
    return openAfterFirstStep(origin, (work) => resolveAccount(work, entry));
  }
}

/** Resolves the account of an identity: the linked one, one with the same address, or a new one. */
async function resolveAccount(work: Work, { identity, proven, newAccount }: Entry): Promise<string> {
  const { tx } = work;
  const ownerId = await maybeIdentityOwner(tx, identity);
  const owner = ownerId && (await maybeLockReturning(tx, ownerId));
  if (owner) return confirmEmailIfProven(work, owner, identity);
  const known = identity.email === null ? null : await maybeCredentials(tx, identity.email);
  if (known) return linkAccount(work, known.id, identity, proven);
  if (!newAccount) throw new AppError("account_not_found");
  return createAccount(work, identity, newAccount);
}

async function linkAccount(
  work: Work,
  userId: string,
  identity: ExternalIdentity,
  proven: Credentials | null,
): Promise<string> {
  const user = await maybeLockReturning(work.tx, userId);
  // Checked again under the row lock: a concurrent request may have linked the two.
  const isLinked = user && (await maybeIdentityOwner(work.tx, identity)) === userId;
  if (!isLinked) {
    if (proven?.id !== userId) throw new AppError("link_required");
    // Password or address changed since they were checked.
    if (user?.passwordHash !== proven.passwordHash || user.email.toLowerCase() !== identity.email) {
      throw new AppError("wrong_credentials");
    }
    await attachIdentity(work, userId, identity);
  }
  return confirmEmailIfProven(work, user, identity);
}

/**
 * Confirms the account's e-mail when the provider has verified the same address; no confirmation e-mail is needed
 * then.
 */
async function confirmEmailIfProven(
  work: Work,
  user: LockedUser,
  identity: ExternalIdentity,
): Promise<string> {
  const isProven = identity.emailVerified && identity.email === user.email.toLowerCase();
  if (isProven && !user.emailConfirmedAt) {
    const emailConfirmedAt = new Date();
    await work.tx.user.update({ where: { id: user.id }, data: { emailConfirmedAt }, select: { id: true } });
    await settleWaiting(work, user.id, "post");
  }
  return user.id;
}
