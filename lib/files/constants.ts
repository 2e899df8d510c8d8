/** The upload limit of the specification: 2 MB. */
export const MAX_FILE_BYTES = 2_097_152;

/** Most files in one upload. */
export const MAX_FILES_AT_ONCE = 10;

/** Pixel limit against decompression bombs: a small file can decode into gigabytes. Cameras stay below it. */
export const MAX_PIXELS = 40_000_000;

/** Longest side, in pixels, of a stored picture. */
export const LONGEST_SIDE = 2560;

/** Concurrent uploads per user: decoding pictures costs CPU time that all users share. */
export const UPLOADS_AT_ONCE = 2;

/** Quota of a user's uploads that no tender, message or profile uses. */
export const MAX_UNUSED_FILES = 100;

export const FOLDERS = ["photos", "tenders", "files", "verifications"] as const;

/** The rootFolder of an upload (specification 3). */
export type Folder = (typeof FOLDERS)[number];

export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

export const DOCUMENT_TYPES = ["application/pdf"] as const;

export type FileKind = "PHOTO" | "DOCUMENT";

/** The kinds of file each folder accepts; the type comes from MIME sniffing of the content, never from the name. */
export const FOLDER_KINDS: Record<Folder, readonly FileKind[]> = {
  photos: ["PHOTO"],
  tenders: ["PHOTO", "DOCUMENT"],
  files: ["PHOTO", "DOCUMENT"],
  verifications: ["PHOTO", "DOCUMENT"],
};

/** The kind of a MIME type. */
export function kindOf(mimeType: string): FileKind {
  return DOCUMENT_TYPES.some((type) => type === mimeType) ? "DOCUMENT" : "PHOTO";
}

/** The form of the id by which others name a file. */
export const PUBLIC_ID = /^[\w-]{16,100}$/;

/** Prefix of the placeholder id a form holds for a pending upload. */
export const UPLOADING = "uploading:";

/** Prefix of the placeholder id a form holds for a failed upload, until it is removed or retried. */
export const FAILED = "failed:";

/** The ids of finished uploads: summaries do not count pending and failed ones, and drafts do not keep them. */
export function finishedUploadIds(ids: unknown): string[] {
  const isFinished = (id: unknown) =>
    typeof id === "string" && !id.startsWith(UPLOADING) && !id.startsWith(FAILED);
  return Array.isArray(ids) ? ids.filter(isFinished) : [];
}
