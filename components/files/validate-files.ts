import { DOCUMENT_TYPES, MAX_FILE_BYTES, PHOTO_TYPES, type FileKind } from "@/lib/files/constants";
import { isHeic } from "./shrink-photo";

/** Why a file is not even sent: its text is `files.<reason>Photo` or `files.<reason>Document`. */
export type Refusal = { name: string; size: number; reason: "tooLarge" | "wrongKind" | "tooMany" };

/** What can be sent, and what cannot with the reason. */
export type FileValidation = { accepted: File[]; refusals: Refusal[] };

/** What a file picker may offer. Without HEIC, phones hand over such a photo as JPG. */
export const ACCEPTED: Record<FileKind, readonly string[]> = { PHOTO: PHOTO_TYPES, DOCUMENT: DOCUMENT_TYPES };

/** Photos are made smaller on the way; beyond this no camera's file goes, and opening it could end a phone's tab. */
export const MAX_SOURCE_BYTES = 50 * 1024 * 1024;

const LARGEST: Record<FileKind, number> = { PHOTO: MAX_SOURCE_BYTES, DOCUMENT: MAX_FILE_BYTES };

function isKind(file: File, kind: FileKind): boolean {
  return ACCEPTED[kind].includes(file.type) || (kind === "PHOTO" && isHeic(file));
}

/** Splits the chosen files into accepted and refused ones before anything is uploaded. */
export function validateFiles(files: readonly File[], kind: FileKind, room: number): FileValidation {
  const accepted: File[] = [];
  const refusals: Refusal[] = [];
  for (const file of files) {
    const refuse = (reason: Refusal["reason"]) => refusals.push({ name: file.name, size: file.size, reason });
    if (!isKind(file, kind)) refuse("wrongKind");
    else if (file.size > LARGEST[kind]) refuse("tooLarge");
    else if (accepted.length >= room) refuse("tooMany");
    else accepted.push(file);
  }
  return { accepted, refusals };
}

/** Photos and documents alike, as a chat takes them, in the order in which they were chosen. */
export function validateMixed(files: readonly File[], room: number): FileValidation {
  const judged: FileValidation = { accepted: [], refusals: [] };
  for (const file of files) {
    const kind = isKind(file, "DOCUMENT") ? "DOCUMENT" : "PHOTO";
    const { accepted, refusals } = validateFiles([file], kind, room - judged.accepted.length);
    judged.accepted.push(...accepted);
    judged.refusals.push(...refusals);
  }
  return judged;
}
