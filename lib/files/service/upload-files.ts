import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { db } from "@/lib/platform/server/database/db";
import { consumeRateLimit, limitConcurrency } from "@/lib/platform/server/http/rate-limit";
import { fileKeyMark } from "@/lib/platform/server/security/encryption";
import { scanForMalware } from "@/lib/platform/server/checks/scan-for-malware";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { countUnusedFiles, toFileFolder } from "../data";
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

type Prepared = { file: File; result: PreparedFile };

async function storeObjects(isSealed: boolean, publicId: string, { bytes, thumbnail }: PreparedFile) {
  await Promise.all([
    putObject({ isSealed }, publicId, bytes),
    thumbnail && putObject({ isSealed }, thumbnailKeyOf(publicId), thumbnail),
  ]);
}

// Writes the objects before the rows: a crash or a failure in between leaves orphans for garbage collection, never a row
// without its object. All at the same time: ten pictures one after the other would keep their user waiting for twenty
// answers of a slow bucket.
async function storeFiles(
  actor: Actor,
  { rootFolder }: ParsedUpload,
  prepared: Prepared[],
): Promise<FileView[]> {
  const isSealed = rootFolder === "verifications";
  const rows = prepared.map(({ file, result: { bytes, mimeType, width, height } }) => ({
    id: newId(),
    publicId: newPublicId(),
    ownerId: actor.id,
    folder: toFileFolder(rootFolder),
    name: sanitiseName(file.name),
    size: bytes.byteLength,
    mimeType,
    width,
    height,
    attachedTo: null,
    isSealed,
    sealedWith: isSealed ? fileKeyMark() : null,
  }));
  await Promise.all(
    rows.map(({ publicId }, index) => storeObjects(isSealed, publicId, prepared[index]!.result)),
  );
  await db.file.createMany({ data: rows });
  return rows.map((row) => fileViewOf(row));
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
  const prepared: Prepared[] = [];
  // One after the other, so that one user's ten pictures do not queue ahead of everyone else's.
  for (const { file, bytes } of contents)
    prepared.push({ file, result: await prepareFile(bytes, upload.rootFolder, upload.transformation) });
  return storeFiles(actor, upload, prepared);
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
