import { db } from "@/lib/platform/server/database/db";
import { isPassword } from "@/lib/platform/server/security/passwords";
import { consumeRateLimit, resetRateLimit } from "@/lib/platform/server/http/rate-limit";
import { transact } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import { findOwnUser } from "@/lib/users/data";
import { maybeCredentials, maybeLockUser } from "../data";
import type { SignedIn, SignInBody } from "../schema";
import { openSession } from "./sessions";

export type SignIn = { body: SignInBody; ip: string; userAgent: string | null };

/**
 * Signs a user in. Throws `wrong_credentials`, in the same time and with the same text for a wrong password, an
 * unknown address and an account that signs in through Google or Apple only (user enumeration).
 */
export async function signIn({ body: { email, password }, ip, userAgent }: SignIn): Promise<SignedIn> {
  const address = `${email} ${ip}`;
  await consumeRateLimit("signInIp", ip);
  await consumeRateLimit("signInAddress", address);
  const known = await maybeCredentials(db, email);
  const isCorrect = await isPassword(password, known?.passwordHash ?? null);
  if (!known || !isCorrect) throw new AppError("wrong_credentials");
  await resetRateLimit("signInAddress", address);
  return transact(async (work) => {
    // The password may have changed in a race; a session opened now would outlive the change.
    const user = await maybeLockUser(work.tx, known.id);
    if (user?.passwordHash !== known.passwordHash) throw new AppError("wrong_credentials");
    const tokens = await openSession(work.tx, known.id, userAgent);
    return { ...tokens, user: await findOwnUser(known.id, work.tx) };
  });
}
