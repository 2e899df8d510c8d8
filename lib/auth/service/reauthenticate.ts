import { db } from "@/lib/platform/server/database/db";
import { isPassword } from "@/lib/platform/server/security/passwords";
import { consumeRateLimit, resetRateLimit } from "@/lib/platform/server/http/rate-limit";
import type { Actor } from "@/lib/shared/actor";
import { AppError, fieldError } from "@/lib/shared/errors";
import { maybePasswordHash, maybeSignedInAt } from "../data";
import { isFreshSignIn } from "../policy";

type Proof = {
  actor: Actor;
  password: string | undefined;
  /** The form field of the password. */
  field: string;
};

/**
 * Reauthenticates the user before an irreversible action: by the password, or by a sign-in of the last ten minutes
 * for users without one. Returns the password hash, to be compared again under the row lock. Throws 422 at the field,
 * or `sign_in_again`.
 */
export async function reauthenticate({ actor, password, field }: Proof): Promise<string | null> {
  const passwordHash = await maybePasswordHash(db, actor.id);
  if (passwordHash === null) {
    const signedInAt = await maybeSignedInAt(db, actor.sessionId);
    if (!signedInAt || !isFreshSignIn(signedInAt, new Date())) throw new AppError("sign_in_again");
    return null;
  }
  if (password === undefined) throw fieldError(field, "required");
  await consumeRateLimit("signInAddress", actor.id);
  if (!(await isPassword(password, passwordHash))) throw fieldError(field, "wrongPassword");
  await resetRateLimit("signInAddress", actor.id);
  return passwordHash;
}
