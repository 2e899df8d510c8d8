import { hashEmailToken } from "@/lib/platform/server/security/tokens";
import { AppError } from "@/lib/shared/errors";
import { consumeToken, maybeLockReturning } from "../data";
import type { SignedIn, SignInBody } from "../schema";
import { checkPassword } from "./check-password";
import { openAfterFirstStep } from "./first-step";

export type SignIn = { body: SignInBody; ip: string; userAgent: string | null };

/** Signs a user in. Throws what `checkPassword` throws, and `two_step_required`. */
export async function signIn({ body, ip, userAgent }: SignIn): Promise<SignedIn> {
  const known = await checkPassword({ ...body, ip });
  return openAfterFirstStep({ ip, userAgent, by: "password" }, async (work) => {
    // The password may have changed in a race; a session opened now would outlive the change.
    const user = await maybeLockReturning(work.tx, known.id);
    if (user?.passwordHash !== known.passwordHash) throw new AppError("wrong_credentials");
    // A mailed link serves once, whether or not it was needed by then.
    if (body.proof) await consumeToken(work.tx, hashEmailToken(body.proof), "SIGN_IN");
    return known.id;
  });
}
