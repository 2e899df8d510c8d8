import { useSyncExternalStore } from "react";
import { onStoredChange, readStored } from "../storage/local-storage";

/** True when a user may be signed in: then what is theirs is worth loading. False on the server. */
export function useMayBeMember(): boolean {
  return useSyncExternalStore(
    (listener) => onStoredChange("refreshToken", listener),
    () => readStored("accessToken") !== null || readStored("refreshToken") !== null,
    () => false,
  );
}
