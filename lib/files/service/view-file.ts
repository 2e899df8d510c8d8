import { isSignatureOf, signText } from "@/lib/platform/server/security/tokens";
import type { FileRow } from "../data";
import type { FileQuery, FileView } from "../schema";
import { kindOf } from "../constants";

/** How long a signed address works (api.md, Files): documents of identity only for a moment. */
const SECONDS = 3600;
const VERIFICATION_SECONDS = 60;
const PURPOSE = "file";

type Addressed = Pick<FileRow, "publicId" | "folder" | "attachedTo" | "mimeType">;

/** Avatars and work photos are for everybody; everything else needs a signed address. */
export function isPublic({ attachedTo }: Pick<FileRow, "attachedTo">): boolean {
  return attachedTo === "AVATAR" || attachedTo === "WORK";
}

/** Documents of identity are never kept by a browser. */
export function isVerification({ folder }: Pick<FileRow, "folder">): boolean {
  return folder.toLowerCase() === "verifications";
}

/**
 * When an address made now stops working, in seconds since 1970. It moves in steps of half the lifetime, so
 * that a list fetched again carries the same addresses and the browser shows the pictures it already has.
 */
export function expiryOf(file: Pick<FileRow, "folder">, now: Date): number {
  const lifetime = isVerification(file) ? VERIFICATION_SECONDS : SECONDS;
  const step = lifetime / 2;
  return (Math.floor(now.getTime() / 1000 / step) + 2) * step;
}

/** The address of a file: plain for a public one, signed and ending for all others. */
export function signedUrl(file: Addressed, now: Date = new Date()): string {
  const path = `/api/files/${file.publicId}`;
  if (isPublic(file)) return path;
  const expires = expiryOf(file, now);
  return `${path}?expires=${expires}&signature=${signText(PURPOSE, `${file.publicId}.${expires}`)}`;
}

/** Whether an address was made by us for this file and still works. */
export function isSigned(publicId: string, { expires, signature }: FileQuery, now: Date): boolean {
  if (expires === undefined || signature === undefined || expires * 1000 <= now.getTime()) return false;
  return isSignatureOf(signature, PURPOSE, `${publicId}.${expires}`);
}

/** A file as people get it; only for those who may see what it belongs to. */
export function fileViewOf(file: FileRow, now: Date = new Date()): FileView {
  const url = signedUrl(file, now);
  const { publicId, name, size, mimeType, width, height } = file;
  const hasThumbnail = kindOf(mimeType) === "PHOTO";
  const thumbnailURL = hasThumbnail ? `${url}${url.includes("?") ? "&" : "?"}size=thumbnail` : url;
  return { publicId, url, thumbnailURL, name, size, mimeType, width, height };
}
