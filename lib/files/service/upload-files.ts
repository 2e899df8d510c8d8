import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { db } from "@/lib/platform/server/database/db";
import { consumeRateLimit, limitConcurrency } from "@/lib/platform/server/http/rate-limit";
import { fileKeyMark } from "@/lib/platform/server/security/encryption";
import { scanForMalware } from "@/lib/platform/server/checks/scan-for-malware";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { countUnusedFiles, fileSelect, toFileFolder } from "../data";
import { whyNotUpload } from "../policy";
import { UPLOADS_AT_ONCE } from "../constants";
import type { FileView } from "../schema";
import { newPublicId } from "./copy-files";
import { prepareFile, type PreparedFile } from "./prepare-file";
import { parseUpload, withUploadBody, type ParsedUpload, type UploadShape } from "./parse-upload";
import { thumbnailKeyOf } from "./storage-keys";
import { putObject } from "./object-store";
import { fileViewOf } from "./view-file";

const LONGEST_NAME = 200;

// Characters unsafe in file names and headers, and bidirectional overrides, which can disguise an extension.
const UNSAFE = /["<>|:*?\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/u;

// Sanitises a file name: its last path segment without unsafe characters.
function sanitiseName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const clean = [...last].filter((character) => !UNSAFE.test(character));
  // Cut by code point: half a surrogate pair cannot be encoded.
  return clean.slice(-LONGEST_NAME).join("").trim() || "file";
}

// Writes the object before the row: a crash in between leaves an orphan for garbage collection, never a row without
// its object.
async function storeFile(
  actor: Actor,
  { rootFolder }: ParsedUpload,
  file: File,
  prepared: PreparedFile,
): Promise<FileView> {
  const publicId = newPublicId();
  const { bytes, thumbnail, mimeType, width, height } = prepared;
  const isSealed = rootFolder === "verifications";
  await putObject({ isSealed }, publicId, bytes);
  if (thumbnail) await putObject({ isSealed }, thumbnailKeyOf(publicId), thumbnail);
  const row = await db.file.create({
    data: {
      id: newId(),
      publicId,
      ownerId: actor.id,
      folder: toFileFolder(rootFolder),
      name: sanitiseName(file.name),
      size: bytes.byteLength,
      mimeType,
      width,
      height,
      isSealed,
      sealedWith: isSealed ? fileKeyMark() : null,
    },
    select: fileSelect,
  });
  return fileViewOf(row);
}

async function scanned(file: File): Promise<{ file: File; bytes: Uint8Array }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  await scanForMalware(bytes);
  return { file, bytes };
}

// Bounds memory: a queued body is buffered once, one being parsed and decoded several times.
const limitProcessing = pLimit(2 * availableParallelism());

async function processUpload(actor: Actor, upload: ParsedUpload): Promise<FileView[]> {
  const added = upload.files.length;
  // `route()` has counted the call itself against the rate limit, which stands for the first file.
  await consumeRateLimit("upload", actor.id, added - 1);
  allow(whyNotUpload({ unused: await countUnusedFiles(actor.id), added }));
  const contents = await Promise.all(upload.files.map(scanned));
  const prepared: { file: File; result: PreparedFile }[] = [];
  // One after the other, so that one user's ten pictures do not queue ahead of everyone else's.
  for (const { file, bytes } of contents)
    prepared.push({ file, result: await prepareFile(bytes, upload.rootFolder, upload.transformation) });
  const views: FileView[] = [];
  for (const { file, result } of prepared) views.push(await storeFile(actor, upload, file, result));
  return views;
}

export type UploadFiles = { actor: Actor; request: Request; shape: UploadShape };

/**
 * Uploads one or several files: all are validated before any is stored, so a refused one leaves nothing behind. Files
 * not attached within a day are garbage-collected. Throws `too_many_requests` beyond two concurrent uploads or the rate
 * limit, `too_many_unused_files` beyond the quota of MAX_UNUSED_FILES, `unavailable` while the upload buffer is full, and what
 * `scanForMalware` and `prepareFile` throw.
 */
export function uploadFiles({ actor, request, shape }: UploadFiles): Promise<FileView[]> {
  return limitConcurrency(actor.id, UPLOADS_AT_ONCE, () =>
    withUploadBody(request, shape, (body) =>
      limitProcessing(async () => processUpload(actor, await parseUpload(request, body, shape))),
    ),
  );
}
