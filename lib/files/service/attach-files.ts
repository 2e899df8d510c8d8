import type { Work } from "@/lib/platform/server/work/transact";
import { AppError, type FieldIssue } from "@/lib/shared/errors";
import { lockOwnFiles, toFileFolder, type FileUse, type OwnFile } from "../data";
import { kindOf, type FileKind, type Folder } from "../constants";

export type AttachFiles = {
  ownerId: string;
  /** In the order in which they are to be shown. */
  publicIds: readonly string[];
  folder: Folder;
  kind?: FileKind;
  use: FileUse;
  /** The list of the request they came in, or one field for each: a file that does not fit is a problem there. */
  field: string | readonly string[];
  /** Public ids that already belong to the very thing they are given for again. */
  keptIds?: readonly string[];
};

function problemOf(file: OwnFile | undefined, wish: AttachFiles): FieldIssue["code"] | null {
  if (!file) return "fileGone";
  if (file.folder !== toFileFolder(wish.folder)) return "fileWrongKind";
  if (wish.kind && kindOf(file.mimeType) !== wish.kind) return "fileWrongKind";
  const isKept = wish.keptIds?.includes(file.publicId) ?? false;
  return file.attachedTo !== null && !isKept ? "fileInUse" : null;
}

/**
 * Takes a person's uploads into use. Only own files of the right folder and kind count that nothing else uses;
 * anything else is 422 at the field. Answers the files' ids in the given order; the caller writes the rows that
 * tie them to their thing.
 */
export async function attachFiles(work: Work, wish: AttachFiles): Promise<string[]> {
  const publicIds = [...new Set(wish.publicIds)];
  if (publicIds.length === 0) return [];
  const files = await lockOwnFiles(work.tx, wish.ownerId, publicIds);
  const byPublicId = new Map(files.map((file) => [file.publicId, file]));
  const issues = publicIds.flatMap((publicId, index): FieldIssue[] => {
    const code = problemOf(byPublicId.get(publicId), wish);
    const path = typeof wish.field === "string" ? `${wish.field}.${index}` : (wish.field[index] ?? "");
    return code ? [{ path, code }] : [];
  });
  if (issues.length > 0) throw new AppError("validation_failed", {}, issues);
  const fileIds = publicIds.map((publicId) => byPublicId.get(publicId)!.id);
  await work.tx.file.updateMany({ where: { id: { in: fileIds } }, data: { attachedTo: wish.use } });
  return fileIds;
}

/** Lets go of files that nothing uses any more; they may be destroyed, and are swept away in time. */
export async function releaseFiles(work: Work, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await work.tx.file.updateMany({ where: { id: { in: [...fileIds] } }, data: { attachedTo: null } });
}
