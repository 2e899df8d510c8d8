import { useSyncExternalStore } from "react";
import { onStoredChange, readStored } from "../storage/local-storage";

/** Whether tokens are stored here: they may be old. */
export const hasTokens = (): boolean =>
  readStored("accessToken") !== null || readStored("refreshToken") !== null;

/** True when a user may be signed in: then what is theirs is worth loading. False on the server. */
export function useMayBeMember(): boolean {
  return useSyncExternalStore(
    (listener) => onStoredChange("refreshToken", listener),
    hasTokens,
    () => false,
  );
}
