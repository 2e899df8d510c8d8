import { readRefreshToken } from "@/lib/platform/server/security/tokens";
import { transact } from "@/lib/platform/server/work/transact";
import { revokeSession } from "./sessions";

/** Revokes the session of a refresh token. An invalid token is ignored, so sign-out is idempotent. */
export async function signOut({ token }: { token: string }): Promise<void> {
  const seen = readRefreshToken(token);
  if (seen) await transact((work) => revokeSession(work, seen.sessionId));
}
