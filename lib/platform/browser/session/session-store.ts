import { useSyncExternalStore } from "react";
import type { OwnUser } from "@/lib/shared/own-user";
import { api, publicApi } from "../api/api";
import { toApiError, type ApiError } from "../api/api-error";
import { clearDrafts } from "../storage/drafts";
import { clearPrivateCaches } from "../storage/private-caches";
import { getQueryClient } from "../api/query-client";
import { onStoredChange, readStored, removeStored } from "../storage/local-storage";
import { rememberDevice } from "./known-device";
import { dropTokens, sessionIdOf, storeTokens, type StoredTokens } from "../api/tokens";

/** Who is signed in. `failure` is set when a kept session could not be checked (no network, server down). */
export type Session = {
  user: OwnUser | null;
  userId: string | null;
  isAuthenticated: boolean;
  isPending: boolean;
  failure: ApiError | null;
  /** True after the user signed out here, so that the next sign-in does not return to their last page. */
  hasLeft: boolean;
  /** True after a sign-in that took the deletion of the account back, until the notice of it is closed. */
  isRestored: boolean;
};

const PENDING: Session = {
  user: null,
  userId: null,
  isAuthenticated: false,
  isPending: true,
  failure: null,
  hasLeft: false,
  isRestored: false,
};
const SIGNED_OUT: Session = { ...PENDING, isPending: false };

let session: Session = PENDING;
let shownSessionId: string | null = null;
const listeners = new Set<() => void>();

function become(next: Session): void {
  session = next;
  listeners.forEach((listener) => listener());
}

/** The user with the newest unread counts: those that are known may be newer than those that an answer brings. */
function withNewestCounts(user: OwnUser): OwnUser {
  const known = session.user;
  const isNewer = known?.id === user.id && known.unread.version > user.unread.version;
  return isNewer ? { ...user, unread: known.unread } : user;
}

function becomeUser(user: OwnUser): void {
  shownSessionId = sessionIdOf(readStored("refreshToken"));
  rememberDevice(user.referralCode);
  // The notice that the account is back stays until it is closed, also when its user is read again.
  const isRestored = session.isRestored && session.userId === user.id;
  become({ ...SIGNED_OUT, user, userId: user.id, isAuthenticated: true, isRestored });
}

async function load(): Promise<void> {
  if (!readStored("accessToken") && !readStored("refreshToken")) return become(SIGNED_OUT);
  try {
    const { data } = await api.get<OwnUser>("/auth/user");
    becomeUser(withNewestCounts(data));
  } catch (error) {
    const failure = toApiError(error);
    // Tokens that are still there may be fine: the network was not.
    become(readStored("refreshToken") ? { ...SIGNED_OUT, failure } : SIGNED_OUT);
  }
}

/** The address of the signed-in user may have been confirmed in another tab or on another device. */
async function checkConfirmed(): Promise<void> {
  if (session.user?.emailConfirmed !== false) return;
  try {
    const { data } = await api.get<OwnUser>("/auth/user");
    if (data.id === session.userId) sessionStore.patchUser(data);
  } catch {
    // The user stays as they are shown: the next look at the tab asks again.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another tab signed out, in, or as another user; a mere token refresh keeps the session id. */
function followOtherTabs(refreshToken: string | null): void {
  const sessionId = sessionIdOf(refreshToken);
  if (sessionId === shownSessionId) return;
  if (sessionId && shownSessionId) return window.location.reload();
  if (sessionId) {
    void load();
    return;
  }
  shownSessionId = null;
  getQueryClient().clear();
  become(SIGNED_OUT);
}

/** The photos of the tender that is being described on this device. */
function forgetPhotos(): void {
  import("../storage/device-photos")
    .then(({ clearDevicePhotos }) => clearDevicePhotos())
    .catch(() => undefined);
}

export const sessionStore = {
  read: (): Session => session,
  subscribe,

  /** Checks the stored tokens once at start and follows the other tabs from then on. */
  start(): () => void {
    shownSessionId = sessionIdOf(readStored("refreshToken"));
    const stop = onStoredChange("refreshToken", followOtherTabs);
    void load();
    return stop;
  },

  /** Keeps the tokens of a sign-in or sign-up and shows its user. */
  signIn({
    user,
    isRestored = false,
    ...tokens
  }: StoredTokens & { user: OwnUser; isRestored?: boolean }): void {
    shownSessionId = sessionIdOf(tokens.refreshToken);
    storeTokens(tokens);
    getQueryClient().clear();
    becomeUser(user);
    if (isRestored) become({ ...session, isRestored });
  },

  /** Closes the notice that the account is back. */
  closeRestored(): void {
    become({ ...session, isRestored: false });
  },

  /**
   * Ends the session here and on the server: no token, draft, shared photo or private answer stays on it. `keepsTender`:
   * who is about to go on with another account keeps the tender that is being described, with its photos.
   */
  signOut({ keepsTender = false } = {}): void {
    const token = readStored("refreshToken");
    shownSessionId = null;
    dropTokens();
    clearDrafts(keepsTender ? "tender" : undefined);
    if (!keepsTender) forgetPhotos();
    removeStored("unsent");
    getQueryClient().clear();
    become({ ...SIGNED_OUT, hasLeft: true });
    // A signed-out device receives no pushes; the server stops with the session, whatever happens here.
    import("../pwa/push").then(({ unsubscribe }) => unsubscribe()).catch(() => undefined);
    clearPrivateCaches().catch(() => undefined);
    // The person is signed out whether or not the server learns of it now.
    if (token) publicApi.post("/auth/sign-out", { token }).catch(() => undefined);
  },

  /** Reads the signed-in user again, for example after the e-mail was confirmed or the network came back. */
  refreshUser: (): Promise<void> => load(),

  /** Asks whether the e-mail address is confirmed by now, as long as it is not; a failed call changes nothing. */
  checkConfirmed,

  /** Changes what is shown of the signed-in user without asking again, except for unread counts older than the known. */
  patchUser(change: Partial<OwnUser>): void {
    if (session.user) become({ ...session, user: withNewestCounts({ ...session.user, ...change }) });
  },
};

/** Who is signed in, and whether that is still being found out. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, sessionStore.read, () => PENDING);
}
