import { DOCUMENT_TYPES, MAX_FILE_BYTES, PHOTO_TYPES, type FileKind } from "@/lib/files/schema";

/** Why a file is not even sent: its text is `files.<reason>Photo` or `files.<reason>Document`. */
export type Refusal = { name: string; size: number; reason: "tooLarge" | "wrongKind" | "tooMany" };

/** What a file picker may offer. */
export const ACCEPTED: Record<FileKind, readonly string[]> = { PHOTO: PHOTO_TYPES, DOCUMENT: DOCUMENT_TYPES };

/** Sorts what somebody chose into what can be sent and what cannot, before a byte leaves. */
export function judgeFiles(files: readonly File[], kind: FileKind, room: number) {
  const accepted: File[] = [];
  const refusals: Refusal[] = [];
  for (const file of files) {
    const refuse = (reason: Refusal["reason"]) => refusals.push({ name: file.name, size: file.size, reason });
    if (!ACCEPTED[kind].includes(file.type)) refuse("wrongKind");
    else if (file.size > MAX_FILE_BYTES) refuse("tooLarge");
    else if (accepted.length >= room) refuse("tooMany");
    else accepted.push(file);
  }
  return { accepted, refusals };
}
