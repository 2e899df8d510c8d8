import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { sendMailJob } from "@/lib/emails/schema";
import { getObject } from "@/lib/files/service/object-store";
import { storageKeyOf } from "@/lib/files/service/storage-keys";
import { db } from "@/lib/platform/server/database/db";
import { exportStorage } from "@/lib/platform/server/storage/storage";
import { transact } from "@/lib/platform/server/work/transact";
import { LISTS, listOwnedFiles, maybeAccount, rowsOf, type OwnedFile } from "../data";

/** Called as each part of the archive begins. */
type OnPartStart = () => Promise<void>;

/** Streams a list as JSON, row by row. */
async function* toJson(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isFirst = true;
  yield "[";
  for await (const row of rows) {
    yield `${isFirst ? "" : ","}\n${JSON.stringify(row, null, 2)}`;
    isFirst = false;
  }
  yield "\n]\n";
}

/** The file's name, sanitised for any file system, after an id that keeps equal names apart. */
function pathOf({ folder, publicId, name }: OwnedFile): string {
  return `files/${folder}/${publicId}-${name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, "_")}`;
}

async function openFile(file: OwnedFile): Promise<Readable> {
  const bytes = (await getObject(file, storageKeyOf(file)))?.read();
  // The file may have been deleted since it was listed.
  if (!bytes) return Readable.from([]);
  return bytes instanceof Uint8Array
    ? Readable.from([bytes])
    : Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]);
}

function addPart(zip: ZipFile, path: string, compress: boolean, open: () => Promise<Readable>): void {
  zip.addReadStreamLazy(path, { compress }, (callback) => {
    open().then(
      (part) => {
        part.on("error", (error) => zip.emit("error", error));
        callback(null, part);
      },
      (error: unknown) => zip.emit("error", error),
    );
  });
}

/** Parts are opened one after the other while the archive is streamed, so that memory use is constant. */
function archiveOf(userId: string, account: unknown, files: OwnedFile[], onPartStart: OnPartStart): ZipFile {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(`${JSON.stringify(account, null, 2)}\n`), "account.json");
  for (const [name, listOf] of Object.entries(LISTS)) {
    addPart(zip, `${name}.json`, true, async () => {
      await onPartStart();
      return Readable.from(toJson(rowsOf(listOf(userId))));
    });
  }
  for (const file of files) {
    // Pictures and PDFs are compressed already.
    addPart(zip, pathOf(file), false, async () => {
      await onPartStart();
      return openFile(file);
    });
  }
  zip.end();
  return zip;
}

/** Stores the progress at every whole percent; 100 is stored when the archive is complete. */
function trackProgress(exportId: string, parts: number): OnPartStart {
  let started = 0;
  let stored = 0;
  return async () => {
    const progress = Math.floor((started++ / parts) * 99);
    if (progress === stored) return;
    stored = progress;
    await db.dataExport.updateMany({ where: { id: exportId, status: "PENDING" }, data: { progress } });
  };
}

/**
 * Builds the archive of all data held about a user (GDPR, right of access) and e-mails that it is ready. Does nothing
 * when the user is deleted or the export is no longer pending.
 */
export async function makeExport({ exportId, userId }: { exportId: string; userId: string }): Promise<void> {
  const account = await maybeAccount(userId);
  const pending = { id: exportId, status: "PENDING" } as const;
  if (account === null || (await db.dataExport.count({ where: pending })) === 0) return;
  const files = await listOwnedFiles(userId);
  const parts = Object.keys(LISTS).length + files.length;
  const zip = archiveOf(userId, account, files, trackProgress(exportId, parts));
  // yazl emits its errors as events; the output stream must fail with them.
  const bytes = zip.outputStream as Readable;
  zip.on("error", (error: Error) => bytes.destroy(error));
  const size = await exportStorage().writeStream(exportId, bytes);
  const isKept = await transact(async (work) => {
    const ready = { status: "READY", progress: 100, size, readyAt: new Date() } as const;
    const { count } = await work.tx.dataExport.updateMany({ where: pending, data: ready });
    if (count === 0) return false;
    const isSuspended = (await work.tx.user.count({ where: { id: userId, suspendedAt: { not: null } } })) > 0;
    // Who cannot sign in gets the archive by the mail itself.
    await work.enqueue(sendMailJob, { template: "export-ready", userId, ...(isSuspended && { exportId }) });
    return true;
  });
  if (!isKept) await exportStorage().remove(exportId);
}
