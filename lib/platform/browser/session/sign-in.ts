import type { OwnUser } from "@/lib/shared/own-user";
import { publicApi } from "../api/api";
import { ApiError } from "../api/api-error";
import type { StoredTokens } from "../api/tokens";

/** `proof`: from the mail that a challenged sign-in sends. */
type Credentials = { email: string; password: string; proof?: string | undefined };
type OpenedSession = StoredTokens & { user: OwnUser; isRestored?: boolean };

/** Opens a session with e-mail and password. The caller keeps it. */
export async function postSignIn(credentials: Credentials): Promise<OpenedSession> {
  return (await publicApi.post<OpenedSession>("/auth/sign-in", credentials)).data;
}

/** Signs in with e-mail and password, from a page without the query cache. Throws an ApiError. */
export async function signInWithPassword(credentials: Credentials): Promise<void> {
  // Before the call: a session that was opened must not be lost because its code is missing.
  const { sessionStore } = await import("./session-store").catch(() => {
    throw new ApiError(0, { code: "network" });
  });
  sessionStore.signIn(await postSignIn(credentials));
}
