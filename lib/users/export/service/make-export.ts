import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { sendMailJob } from "@/lib/emails/schema";
import { getObject } from "@/lib/files/service/object-store";
import { db } from "@/lib/platform/server/database/db";
import { exportStorage } from "@/lib/platform/server/storage/storage";
import { transact } from "@/lib/platform/server/work/transact";
import { LISTS, listOwnedFiles, readAccount, rowsOf, type OwnedFile } from "../data";

/** Told as each part of the archive begins. */
type Began = () => Promise<void>;

/** A list as JSON, row by row. */
async function* toJson(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isFirst = true;
  yield "[";
  for await (const row of rows) {
    yield `${isFirst ? "" : ","}\n${JSON.stringify(row, null, 2)}`;
    isFirst = false;
  }
  yield "\n]\n";
}

/** Its own name, fit for any file system, after an id that keeps equal names apart. */
function pathOf({ folder, publicId, name }: OwnedFile): string {
  return `files/${folder}/${publicId}-${name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, "_")}`;
}

async function openFile(file: OwnedFile): Promise<Readable> {
  const bytes = (await getObject(file, file.publicId))?.read();
  // A file may have been taken away since it was listed; the copy is of what there is.
  if (!bytes) return Readable.from([]);
  return bytes instanceof Uint8Array
    ? Readable.from([bytes])
    : Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]);
}

function addPart(zip: ZipFile, path: string, compress: boolean, open: () => Promise<Readable>): void {
  zip.addReadStreamLazy(path, { compress }, (give) => {
    open().then(
      (part) => {
        part.on("error", (error) => zip.emit("error", error));
        give(null, part);
      },
      (error: unknown) => zip.emit("error", error),
    );
  });
}

/** Parts are opened one after the other as the archive is written, so that only a page of anything is in memory. */
function archiveOf(userId: string, account: unknown, files: OwnedFile[], began: Began): ZipFile {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(`${JSON.stringify(account, null, 2)}\n`), "account.json");
  for (const [name, listOf] of Object.entries(LISTS)) {
    addPart(zip, `${name}.json`, true, async () => {
      await began();
      return Readable.from(toJson(rowsOf(listOf(userId))));
    });
  }
  for (const file of files) {
    // Pictures and PDFs are compressed already.
    addPart(zip, pathOf(file), false, async () => {
      await began();
      return openFile(file);
    });
  }
  zip.end();
  return zip;
}

/** Says at every whole percent how far it is; 100 is said when the archive lies in its place. */
function progressOf(exportId: string, parts: number): Began {
  let begun = 0;
  let told = 0;
  return async () => {
    const progress = Math.floor((begun++ / parts) * 99);
    if (progress === told) return;
    told = progress;
    await db.dataExport.updateMany({ where: { id: exportId, status: "PENDING" }, data: { progress } });
  };
}

/**
 * Makes the archive of everything held about a person and mails them that it is there. Whoever has left meanwhile, or
 * whose copy was given up, gets none.
 */
export async function makeExport({ exportId, userId }: { exportId: string; userId: string }): Promise<void> {
  const account = await readAccount(userId);
  const pending = { id: exportId, status: "PENDING" } as const;
  if (account === null || (await db.dataExport.count({ where: pending })) === 0) return;
  const files = await listOwnedFiles(userId);
  const parts = Object.keys(LISTS).length + files.length;
  const zip = archiveOf(userId, account, files, progressOf(exportId, parts));
  // yazl tells of its own troubles by events; the stream that is being written must end with them.
  const bytes = zip.outputStream as Readable;
  zip.on("error", (error: Error) => bytes.destroy(error));
  const size = await exportStorage().writeStream(exportId, bytes);
  const isKept = await transact(async (work) => {
    const ready = { status: "READY", progress: 100, size, readyAt: new Date() } as const;
    const { count } = await work.tx.dataExport.updateMany({ where: pending, data: ready });
    if (count === 1) await work.enqueue(sendMailJob, { template: "export-ready", userId });
    return count === 1;
  });
  if (!isKept) await exportStorage().remove(exportId);
}
