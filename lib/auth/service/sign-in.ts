import { hashEmailToken } from "@/lib/platform/server/security/tokens";
import { transact } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import { findOwnUser } from "@/lib/users/data";
import { consumeToken, maybeLockUser } from "../data";
import type { SignedIn, SignInBody } from "../schema";
import { checkPassword } from "./check-password";
import { openSession } from "./sessions";

export type SignIn = { body: SignInBody; ip: string; userAgent: string | null };

/** Signs a user in. Throws what `checkPassword` throws. */
export async function signIn({ body, ip, userAgent }: SignIn): Promise<SignedIn> {
  const known = await checkPassword({ ...body, ip });
  return transact(async (work) => {
    // The password may have changed in a race; a session opened now would outlive the change.
    const user = await maybeLockUser(work.tx, known.id);
    if (user?.passwordHash !== known.passwordHash) throw new AppError("wrong_credentials");
    // A mailed link serves once, whether or not it was needed by then.
    if (body.proof) await consumeToken(work.tx, hashEmailToken(body.proof), "SIGN_IN");
    const tokens = await openSession(work.tx, known.id, userAgent);
    return { ...tokens, user: await findOwnUser(known.id, work.tx) };
  });
}
