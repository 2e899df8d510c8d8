import { safeRedirect } from "@/components/auth/safe-redirect";
import { readSessionStorage, writeSessionStorage } from "@/lib/platform/browser/storage/session-storage";

const KEY = "plans:wayBack";

/** Stores the page the user came from when their plan did not suffice; in this tab only. */
export function rememberReturnTo(path: string): void {
  writeSessionStorage(KEY, safeRedirect(path));
}

/** Where they were, or null. Whatever stands in the memory, it is a page of this site. */
export function returnTo(): string | null {
  return safeRedirect(readSessionStorage(KEY));
}

/** They are on their way back. */
export function forgetReturnTo(): void {
  writeSessionStorage(KEY, null);
}
