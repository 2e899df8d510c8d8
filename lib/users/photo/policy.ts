import type { ErrorCode } from "../../shared/errors";
import { MAX_WORK_PHOTOS } from "./constants";

/** Null: a profile that shows so many pictures of finished work has room for one more. */
export function whyNotAddWorkPhoto(shown: number): ErrorCode | null {
  return shown < MAX_WORK_PHOTOS ? null : "work_photos_full";
}

/** Null: the new order names each picture there is, once. Otherwise another device has changed them meanwhile. */
export function whyNotOrder(shown: readonly string[], wanted: readonly string[]): ErrorCode | null {
  const isSame = shown.length === wanted.length && shown.every((photoId) => wanted.includes(photoId));
  return isSame ? null : "stale_version";
}
