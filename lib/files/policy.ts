import type { ErrorCode } from "@/lib/shared/errors";
import { MAX_UNUSED_FILES } from "./constants";

/** Null: the user may upload `added` more files. The quota of unused ones keeps one user from filling the disk. */
export function whyNotUpload(files: { unused: number; added: number }): ErrorCode | null {
  return files.unused + files.added > MAX_UNUSED_FILES ? "too_many_unused_files" : null;
}

/** Null: its owner may destroy the file, because no tender, message or profile uses it. */
export function whyNotDestroy(file: { attachedTo: string | null }): ErrorCode | null {
  return file.attachedTo === null ? null : "file_in_use";
}
