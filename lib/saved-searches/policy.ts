import type { LocalClock } from "@/lib/shared/dates/local-clock";
import type { ErrorCode } from "@/lib/shared/errors";
import { DIGEST_AT, QUIET_FROM, SAVED_SEARCH_LIMITS } from "./constants";
import type { SavedSearchChange } from "./schema";

/** Null: a PRO with so many own searches may save another one; the start search is not counted. */
export function whyNotSave(saved: number): ErrorCode | null {
  return saved < SAVED_SEARCH_LIMITS.most ? null : "saved_searches_full";
}

/** Null: the search may be changed so. Name and filters of the start search follow the profile. */
export function whyNotChange(search: { isStart: boolean }, change: SavedSearchChange): ErrorCode | null {
  const isFixed = search.isStart && (change.name !== undefined || change.filters !== undefined);
  return isFixed ? "saved_search_fixed" : null;
}

/** Null: the search may be deleted. The start search is paused instead, or it would be back with the next service. */
export function whyNotDelete(search: { isStart: boolean }): ErrorCode | null {
  return search.isStart ? "saved_search_fixed" : null;
}

/** Whether a PRO rests: no push and no instant mail then, unless an urgent-only search found the tender. */
export function isQuiet({ minutes }: Pick<LocalClock, "minutes">): boolean {
  return minutes >= QUIET_FROM || minutes < DIGEST_AT;
}

/** Whether a match that waits since `since` belongs to the digest of the day: seven in the morning lies between. */
export function isDigestDue(since: LocalClock, now: LocalClock): boolean {
  if (isQuiet(now)) return false;
  return since.day < now.day || (since.day === now.day && since.minutes < DIGEST_AT);
}
