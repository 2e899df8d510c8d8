/** The upload limit of the specification: 2 MB. */
export const MAX_FILE_BYTES = 2_097_152;

/** How many files one upload may carry. */
export const MAX_FILES_AT_ONCE = 10;

/** A small file can unfold into gigabytes of pixels; cameras stay below this. */
export const MAX_PIXELS = 40_000_000;

/** No picture is kept with more pixels on a side. */
export const LONGEST_SIDE = 2560;

/** How many uploads of one person are worked on at the same time: pictures cost time that all share. */
export const UPLOADS_AT_ONCE = 2;

/** How many uploads somebody may have that no tender, message or profile shows. */
export const MAX_UNUSED_FILES = 100;

export const FOLDERS = ["photos", "tenders", "files", "verifications"] as const;

/** The rootFolder of an upload (specification 3). */
export type Folder = (typeof FOLDERS)[number];

export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

export const DOCUMENT_TYPES = ["application/pdf"] as const;

/** A picture, or a document. */
export type FileKind = "PHOTO" | "DOCUMENT";

/** What each folder takes; a type is decided by the content, never by the name. */
export const FOLDER_KINDS: Record<Folder, readonly FileKind[]> = {
  photos: ["PHOTO"],
  tenders: ["PHOTO", "DOCUMENT"],
  files: ["PHOTO", "DOCUMENT"],
  verifications: ["PHOTO", "DOCUMENT"],
};

/** The kind of a stored type. */
export function kindOf(mimeType: string): FileKind {
  return DOCUMENT_TYPES.some((type) => type === mimeType) ? "DOCUMENT" : "PHOTO";
}

/** What a form holds in the place of a file that is still on its way. */
export const UPLOADING = "uploading:";

/** What a form holds in the place of a file that did not arrive, until it is removed or tried again. */
export const FAILED = "failed:";

/** The ids of files that have arrived: no summary counts the others and no draft keeps them. */
export function arrivedIds(ids: unknown): string[] {
  const isArrived = (id: unknown) =>
    typeof id === "string" && !id.startsWith(UPLOADING) && !id.startsWith(FAILED);
  return Array.isArray(ids) ? ids.filter(isArrived) : [];
}
