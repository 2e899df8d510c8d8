import { Readable } from "node:stream";
import type pg from "pg";
import { storageKeyOf, thumbnailKeyOf } from "@/lib/files/service/storage-keys";
import type { Storage } from "@/lib/platform/server/storage/storage-interface";
import type { SetEnd } from "../schema";
import type { AddEntry } from "./archive";
import { connectPatiently } from "./describe-database";

/** Rows of a cursor at once. */
const BATCH = 5000;
const FOLDER = "files/";
/** The names of what a bucket held, a line each, in parts. */
const NAMES = /^file-names\/\d+\.txt$/;

type CopiedFiles = Pick<SetEnd, "files" | "missingFiles">;

/** The keys of all files that the snapshot's rows name, each once: copies share their bytes. */
export async function listFileKeys(client: pg.Client): Promise<string[]> {
  const keys = new Set<string>();
  await client.query(
    `DECLARE files CURSOR FOR SELECT public_id AS "publicId", stored_as AS "storedAs" FROM files ORDER BY id`,
  );
  for (;;) {
    const { rows } = await client.query<Parameters<typeof storageKeyOf>[0]>(`FETCH ${BATCH} FROM files`);
    for (const row of rows) keys.add(storageKeyOf(row));
    if (rows.length < BATCH) break;
  }
  await client.query("CLOSE files");
  return [...keys];
}

const STILL_NAMED = `
  SELECT DISTINCT coalesce(stored_as, public_id) AS key FROM files
  WHERE stored_as = ANY($1) OR (stored_as IS NULL AND public_id = ANY($1)) ORDER BY key`;

/**
 * Which of the missing files a row still names: copying takes hours, in which people and sweeps delete the rows of others
 * and then their bytes.
 */
export async function listLost(url: string, missing: string[]): Promise<string[]> {
  if (missing.length === 0) return [];
  const client = await connectPatiently(url);
  try {
    return (await client.query<{ key: string }>(STILL_NAMED, [missing])).rows.map(({ key }) => key);
  } finally {
    await client.end();
  }
}

/** Opens an object so that its bytes stay readable when it is deleted meanwhile; null when it is gone. */
async function maybeOpen(storage: Storage, key: string) {
  const size = await storage.maybeSize(key);
  if (size === null) return null;
  const reader = storage.read(key).getReader();
  try {
    let next = await reader.read();
    async function* bytes(): AsyncGenerator<Buffer> {
      for (; !next.done; next = await reader.read()) yield Buffer.from(next.value);
    }
    return { size, bytes: bytes() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Adds the bytes of files and thumbnails, as they are stored: identity documents stay sealed. */
export async function copyFilesOut(storage: Storage, keys: string[], add: AddEntry): Promise<CopiedFiles> {
  const files = { count: 0, bytes: 0 };
  const missingFiles: string[] = [];
  for (const key of keys) {
    for (const name of [key, thumbnailKeyOf(key)]) {
      const object = await maybeOpen(storage, name);
      if (!object) {
        // Documents have no thumbnail: only the file itself is missed.
        if (name === key) missingFiles.push(key);
        continue;
      }
      await add(`${FOLDER}${name}`, object.size, object.bytes);
      files.count += 1;
      files.bytes += object.size;
    }
  }
  return { files, missingFiles };
}

async function listHeld(storage: Storage): Promise<Set<string>> {
  const held = new Set<string>();
  for await (const { key } of storage.list()) held.add(key);
  return held;
}

/** Adds the names of the files that the bucket holds, which has copies of its own (versions, replicas). */
export async function nameFiles(storage: Storage, keys: string[], add: AddEntry): Promise<CopiedFiles> {
  const held = await listHeld(storage);
  const there = keys.filter((key) => held.has(key));
  for (let from = 0; from < there.length; from += BATCH) {
    const names = Buffer.from(`${there.slice(from, from + BATCH).join("\n")}\n`);
    await add(`file-names/${String(from / BATCH + 1).padStart(6, "0")}.txt`, names.length, [names]);
  }
  const missingFiles = keys.filter((key) => !held.has(key));
  return { files: { count: there.length, bytes: 0 }, missingFiles };
}

/** Writes a file of a set into the storage; false when the entry is none. */
export async function restoreFile(
  storage: Storage,
  name: string,
  bytes: AsyncIterable<Buffer>,
): Promise<boolean> {
  if (!name.startsWith(FOLDER)) return false;
  await storage.writeStream(name.slice(FOLDER.length), Readable.from(bytes));
  return true;
}

/** The files that an entry names as those of a bucket; null when the entry names no files. */
export async function readFileNames(name: string, bytes: AsyncIterable<Buffer>): Promise<string[] | null> {
  if (!NAMES.test(name)) return null;
  const parts: Buffer[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts).toString().trim().split("\n");
}

/** Which of the named files the storage does not hold. */
export async function listLostFiles(storage: Storage, named: readonly string[]): Promise<string[]> {
  if (named.length === 0) return [];
  const held = await listHeld(storage);
  return named.filter((key) => !held.has(key));
}
