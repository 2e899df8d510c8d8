import { isSignatureOf, signText } from "@/lib/platform/server/security/tokens";
import type { FileRow } from "../data";
import type { FileQuery, FileView } from "../schema";
import { kindOf } from "../constants";
import { publicFileUrl } from "./public-file-url";

/** Lifetime of a signed URL (docs/api.md, Files); identity documents get the short one. */
const SECONDS = 3600;
const VERIFICATION_SECONDS = 60;
const PURPOSE = "file";
/** Of the addresses that open a file for the admins who judge it, while it is hidden as well. */
const JUDGED = "judged-file";

type SignableFile = Pick<FileRow, "publicId" | "folder" | "attachedTo" | "mimeType">;

/** Avatars and work photos are public; every other file needs a signed URL. */
export function isPublic({ attachedTo }: Pick<FileRow, "attachedTo">): boolean {
  return attachedTo === "AVATAR" || attachedTo === "WORK";
}

/** Identity documents, which no browser may cache. */
export function isVerification({ folder }: Pick<FileRow, "folder">): boolean {
  return folder.toLowerCase() === "verifications";
}

/**
 * The expiry of a URL signed now, in seconds since 1970. It moves in steps of half the lifetime, so that a refetched
 * list carries the same URLs and the browser's cache still hits.
 */
export function expiryOf(file: Pick<FileRow, "folder">, now: Date): number {
  const lifetime = isVerification(file) ? VERIFICATION_SECONDS : SECONDS;
  const step = lifetime / 2;
  return (Math.floor(now.getTime() / 1000 / step) + 2) * step;
}

function signedFor(purpose: string, file: SignableFile, now: Date): string {
  const expires = expiryOf(file, now);
  return `/api/files/${file.publicId}?expires=${expires}&signature=${signText(purpose, `${file.publicId}.${expires}`)}`;
}

/** The URL of a file: unsigned for a public one, signed and expiring for all others. */
export function signedUrl(file: SignableFile, now: Date = new Date()): string {
  return isPublic(file) ? publicFileUrl(file.publicId) : signedFor(PURPOSE, file, now);
}

function hasSignature(purpose: string, publicId: string, { expires, signature }: FileQuery, now: Date) {
  if (expires === undefined || signature === undefined || expires * 1000 <= now.getTime()) return false;
  return isSignatureOf(signature, purpose, `${publicId}.${expires}`);
}

/** Whether a URL carries a valid, unexpired signature for this file. */
export function isSigned(publicId: string, query: FileQuery, now: Date): boolean {
  return hasSignature(PURPOSE, publicId, query, now);
}

/** Whether it carries that of the admins who judge the file. */
export function isSignedForJudges(publicId: string, query: FileQuery, now: Date): boolean {
  return hasSignature(JUDGED, publicId, query, now);
}

/** A file as the API sends it, with signed URLs; the caller has checked that the viewer may see its owner. */
export function fileViewOf(file: FileRow, now: Date = new Date()): FileView {
  return viewAt(signedUrl(file, now), file);
}

/** A file as the admins see it who judge it, hidden or not: its URLs open for an hour at most. */
export function judgedFileView(file: FileRow, now: Date = new Date()): FileView {
  return viewAt(signedFor(JUDGED, file, now), file);
}

function viewAt(url: string, file: FileRow): FileView {
  const { publicId, name, size, mimeType, width, height } = file;
  const hasThumbnail = kindOf(mimeType) === "PHOTO";
  const thumbnailURL = hasThumbnail ? `${url}${url.includes("?") ? "&" : "?"}size=thumbnail` : url;
  return { publicId, url, thumbnailURL, name, size, mimeType, width, height };
}
