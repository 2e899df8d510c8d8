import { returnPath } from "@/components/auth/return-path";
import { readTabMemory, writeTabMemory } from "@/lib/platform/browser/tab-memory";

const KEY = "plans:wayBack";

/** Remembers where somebody was when their plan did not reach; in this tab only. */
export function rememberWayBack(path: string): void {
  writeTabMemory(KEY, returnPath(path));
}

/** Where they were, or null. Whatever stands in the memory, it is a page of this site. */
export function wayBack(): string | null {
  return returnPath(readTabMemory(KEY));
}

/** They are on their way back. */
export function forgetWayBack(): void {
  writeTabMemory(KEY, null);
}
