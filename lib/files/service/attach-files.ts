import type { SqlClient } from "@/lib/platform/server/database/typed-sql";
import type { Work } from "@/lib/platform/server/work/transact";
import { AppError, type FieldIssue } from "@/lib/shared/errors";
import { lockOwnFiles, markAttached, toFileFolder, type FileUse, type OwnFile } from "../data";
import { kindOf, type FileKind, type Folder } from "../constants";

export type AttachFiles = {
  ownerId: string;
  /** In display order. */
  publicIds: readonly string[];
  folder: Folder;
  kind?: FileKind;
  use: FileUse;
  /** The list field of the request, or one field per file, for the paths of issues. */
  field: string | readonly string[];
  /** Public ids already attached to the same owner (tender, message, profile), which may be attached to it again. */
  keptIds?: readonly string[];
};

function issueOf(file: OwnFile | undefined, request: AttachFiles): FieldIssue["code"] | null {
  if (!file) return "fileGone";
  if (file.folder !== toFileFolder(request.folder)) return "fileWrongKind";
  if (request.kind && kindOf(file.mimeType) !== request.kind) return "fileWrongKind";
  const isKept = request.keptIds?.includes(file.publicId) ?? false;
  // What waits with a tender before its client's address is confirmed goes on to the tender itself.
  const isFree = file.attachedTo === null || file.attachedTo === "PENDING_TENDER";
  return isFree || isKept ? null : "fileInUse";
}

/**
 * Attaches a user's uploads: own, unused files of the right folder and kind; any other is 422 at its field. Takes their
 * row locks. Returns the deduplicated files' ids in the given order; the caller writes the rows that link them.
 */
export async function attachFiles(work: Work<SqlClient>, request: AttachFiles): Promise<string[]> {
  const publicIds = [...new Set(request.publicIds)];
  if (publicIds.length === 0) return [];
  const files = await lockOwnFiles(work.tx, request.ownerId, publicIds);
  const byPublicId = new Map(files.map((file) => [file.publicId, file]));
  const issues = publicIds.flatMap((publicId, index): FieldIssue[] => {
    const code = issueOf(byPublicId.get(publicId), request);
    const path =
      typeof request.field === "string" ? `${request.field}.${index}` : (request.field[index] ?? "");
    return code ? [{ path, code }] : [];
  });
  if (issues.length > 0) throw new AppError("validation_failed", {}, issues);
  const fileIds = publicIds.map((publicId) => byPublicId.get(publicId)!.id);
  await markAttached(work.tx, fileIds, request.use);
  return fileIds;
}

/** Detaches files: their owner may destroy them, and garbage collection removes them in time. */
export async function releaseFiles(work: Work, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await work.tx.file.updateMany({ where: { id: { in: [...fileIds] } }, data: { attachedTo: null } });
}
