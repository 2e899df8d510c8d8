import type { ErrorCode } from "@/lib/shared/errors";
import { MAX_UNUSED_FILES } from "./constants";

/** Null: somebody may upload that many more. What lies about unused fills the disk for everybody. */
export function whyNotUpload(files: { unused: number; added: number }): ErrorCode | null {
  return files.unused + files.added > MAX_UNUSED_FILES ? "too_many_unused_files" : null;
}

/** Null: its owner may destroy the file. What a tender, message or profile shows stays. */
export function whyNotDestroy(file: { attachedTo: string | null }): ErrorCode | null {
  return file.attachedTo === null ? null : "file_in_use";
}
