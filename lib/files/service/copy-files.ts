import { randomBytes } from "node:crypto";
import type { Work } from "@/lib/platform/server/work/transact";
import { allow } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { copyFileRows, countUnusedFiles, type FileRow } from "../data";
import { whyNotUpload } from "../policy";

/** A new, unguessable public id. */
export function newPublicId(): string {
  return randomBytes(18).toString("base64url");
}

/**
 * Copies files of a user, as if they had been uploaded once more: each copy is a file of its own that nothing uses yet.
 * In the given order, without those that are gone. Throws `too_many_unused_files`.
 */
export async function copyFiles(
  work: Work,
  { ownerId, fileIds }: { ownerId: string; fileIds: readonly string[] },
): Promise<FileRow[]> {
  if (fileIds.length === 0) return [];
  allow(whyNotUpload({ unused: await countUnusedFiles(ownerId, work.tx), added: fileIds.length }));
  const copies = fileIds.map((fileId) => ({ fileId, id: newId(), publicId: newPublicId() }));
  return copyFileRows(work.tx, ownerId, copies);
}
