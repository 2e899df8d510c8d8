import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { db } from "@/lib/platform/server/database/db";
import { consumeRateLimit, limitConcurrency } from "@/lib/platform/server/http/rate-limit";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { countUnusedFiles, fileSelect, toFileFolder } from "../data";
import { whyNotUpload } from "../policy";
import { UPLOADS_AT_ONCE } from "../constants";
import type { FileView } from "../schema";
import { prepareFile, type PreparedFile } from "./prepare-file";
import { parseUpload, withUploadBody, type Upload, type UploadShape } from "./parse-upload";
import { thumbnailKeyOf } from "./storage-keys";
import { putObject } from "./object-store";
import { fileViewOf } from "./view-file";

const LONGEST_NAME = 200;

// What a file system or a header could stumble over, and marks that turn the writing direction: "gpj.exe" backwards.
const UNFIT = /["<>|:*?\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/u;

/** The last part of a path, in signs that can be saved and sent. */
function tidyName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const clean = [...last].filter((sign) => !UNFIT.test(sign));
  // Whole signs: half of one could not be sent.
  return clean.slice(-LONGEST_NAME).join("").trim() || "file";
}

/** Writes the bytes before the row: a crash in between leaves an orphan for the sweeper, never a row without its file. */
async function keep(
  actor: Actor,
  { rootFolder }: Upload,
  file: File,
  prepared: PreparedFile,
): Promise<FileView> {
  const publicId = randomBytes(18).toString("base64url");
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
      name: tidyName(file.name),
      size: bytes.byteLength,
      mimeType,
      width,
      height,
      isSealed,
    },
    select: fileSelect,
  });
  return fileViewOf(row);
}

// Bytes that wait are held once; while a form is read and its pictures are opened, several times.
const inTurn = pLimit(2 * availableParallelism());

async function takeFiles(actor: Actor, upload: Upload): Promise<FileView[]> {
  const added = upload.files.length;
  // The door has counted the call, which stands for its first file.
  await consumeRateLimit("upload", actor.id, added - 1);
  allow(whyNotUpload({ unused: await countUnusedFiles(actor.id), added }));
  const prepared: { file: File; result: PreparedFile }[] = [];
  // One after the other, so that ten pictures of one person do not stand in line before those of all others.
  for (const file of upload.files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    prepared.push({ file, result: await prepareFile(bytes, upload.rootFolder, upload.transformation) });
  }
  const views: FileView[] = [];
  for (const { file, result } of prepared) views.push(await keep(actor, upload, file, result));
  return views;
}

export type UploadFiles = { actor: Actor; request: Request; shape: UploadShape };

/**
 * Takes one or several files. All are looked at before any is kept, so a refused one leaves nothing behind.
 * They belong to nobody's tender yet: what is not used within a day is swept away. Throws `too_many_requests`
 * to somebody who already has two uploads under way or sends too many files a minute, `too_many_unused_files`
 * to somebody who already has a hundred that nothing uses, `unavailable` while there is no memory for another one.
 */
export function uploadFiles({ actor, request, shape }: UploadFiles): Promise<FileView[]> {
  return limitConcurrency(actor.id, UPLOADS_AT_ONCE, () =>
    withUploadBody(request, shape, (body) =>
      inTurn(async () => takeFiles(actor, await parseUpload(request, body, shape))),
    ),
  );
}
