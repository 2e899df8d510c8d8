import type { ErrorCode } from "@/lib/shared/errors";

/** Null: its owner may destroy the file. What a tender, message or profile shows stays. */
export function whyNotDestroy(file: { attachedTo: string | null }): ErrorCode | null {
  return file.attachedTo === null ? null : "file_in_use";
}
