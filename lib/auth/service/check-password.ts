import { db } from "@/lib/platform/server/database/db";
import {
  consumePause,
  consumeRateLimit,
  countUsage,
  resetRateLimit,
  uncountUsage,
} from "@/lib/platform/server/http/rate-limit";
import { isPassword } from "@/lib/platform/server/security/passwords";
import { hashEmailToken } from "@/lib/platform/server/security/tokens";
import { AppError } from "@/lib/shared/errors";
import { maybeCredentials, maybeOpenToken, type Credentials } from "../data";
import { MOST_FAILURES, pauseAfterFailures } from "../policy";
import { requestTokenMail } from "./request-token-mail";

export type PasswordAttempt = {
  email: string;
  password: string;
  ip: string;
  /** The token of the link that was mailed to the account's address (`sign_in_challenged`). */
  proof?: string | undefined;
};

async function isProven({ email, proof }: PasswordAttempt): Promise<boolean> {
  if (proof === undefined) return false;
  const token = await maybeOpenToken(db, hashEmailToken(proof), "SIGN_IN");
  return token?.email === email;
}

/**
 * Counts an attempt for its account before it is judged, so that concurrent ones cannot outrun the count. Throws
 * `too_many_requests` during the growing pauses. After twenty wrong passwords in a day the right one is of no use
 * either without the mailed link: a stranger learns nothing, and its owner is not locked out.
 */
async function countAttempt(email: string): Promise<void> {
  const failures = await countUsage("wrongPassword", email);
  if (failures > MOST_FAILURES) {
    await challenge(email);
    throw new AppError("sign_in_challenged");
  }
  const pause = pauseAfterFailures(failures);
  if (pause > 0) await takeTurn(email, pause);
}

/** Requests the mail with the link, once an hour as long as the link is not used. */
async function challenge(email: string): Promise<void> {
  if ((await countUsage("signInChallenge", email)) !== 1) return;
  try {
    await requestTokenMail({ email, purpose: "SIGN_IN" });
  } catch (error) {
    // Counted, but not requested: the next attempt requests it.
    await resetRateLimit("signInChallenge", email);
    throw error;
  }
}

async function takeTurn(email: string, pause: number): Promise<void> {
  try {
    await consumePause("wrongPasswordPause", email, pause);
  } catch (refusal) {
    // Not judged: who is impatient is not taken for who guesses.
    await uncountUsage("wrongPassword", email);
    throw refusal;
  }
}

/**
 * Forgets the wrong passwords of an account: its owner has proven to be there. The link that was mailed is used by then,
 * so that the next challenge needs another one.
 */
export async function forgetFailures(email: string): Promise<void> {
  await resetRateLimit("wrongPassword", email);
  await resetRateLimit("wrongPasswordPause", email);
  await resetRateLimit("signInChallenge", email);
}

/**
 * The account of an e-mail address and its password. Throws `wrong_credentials`, in the same time and with the same
 * text for a wrong password, an unknown address and an account without a password (user enumeration),
 * `sign_in_challenged` and `too_many_requests`. Unknown addresses are counted like accounts.
 */
export async function checkPassword(attempt: PasswordAttempt): Promise<Credentials> {
  const { email, password, ip } = attempt;
  const address = `${email} ${ip}`;
  await consumeRateLimit("signInIp", ip);
  await consumeRateLimit("signInAddress", address);
  if (!(await isProven(attempt))) await countAttempt(email);
  const known = await maybeCredentials(db, email);
  const isCorrect = await isPassword(password, known?.passwordHash ?? null);
  if (!known || !isCorrect) throw new AppError("wrong_credentials");
  await resetRateLimit("signInAddress", address);
  await forgetFailures(email);
  return known;
}
