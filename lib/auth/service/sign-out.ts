import { readRefreshToken } from "@/lib/platform/server/security/tokens";
import { transact } from "@/lib/platform/server/work/transact";
import { revokeSession } from "./sessions";

/** Ends the session a refresh token belongs to. A token that is not ours has nothing to end, which is fine too. */
export async function signOut({ token }: { token: string }): Promise<void> {
  const seen = readRefreshToken(token);
  if (seen) await transact((work) => revokeSession(work, seen.sessionId));
}
