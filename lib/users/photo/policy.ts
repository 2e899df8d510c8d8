import type { ErrorCode } from "../../shared/errors";
import { MAX_WORK_PHOTOS } from "./constants";

/** Null: another work photo may be added to a profile with so many. */
export function whyNotAddWorkPhoto(count: number): ErrorCode | null {
  return count < MAX_WORK_PHOTOS ? null : "work_photos_full";
}

/** Null: the new order names each current photo exactly once. Otherwise another device has changed them meanwhile. */
export function whyNotOrder(current: readonly string[], ordered: readonly string[]): ErrorCode | null {
  const isSame = current.length === ordered.length && current.every((photoId) => ordered.includes(photoId));
  return isSame ? null : "stale_version";
}
