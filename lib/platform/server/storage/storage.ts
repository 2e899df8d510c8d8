import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { env } from "../config/env";
import { s3Storage } from "./s3-storage";
import type { Storage, StoredObject } from "./storage-interface";
import { syncFolder } from "./sync-folder";

const KEY = /^[\w-]{2,110}(\.[a-z]+)?$/;

// Written under this ending and renamed when complete; what a crash leaves of it is swept like any orphan.
const HALF_WRITTEN = ".part";

/** Objects as files below a folder, spread over subfolders by the first two characters of their keys. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error("a storage key holds letters, digits, - and _ only");
    return join(folder, key.slice(0, 2), key);
  };
  // A key like any other that lies beside its object, so that `remove` finds what `list` returns.
  const draftOf = (key: string) =>
    pathOf(`${key.slice(0, 2)}${randomBytes(8).toString("hex")}${HALF_WRITTEN}`);
  return {
    async write(key, bytes) {
      const path = pathOf(key);
      const draft = draftOf(key);
      await mkdir(dirname(path), { recursive: true });
      await writeDurably(draft, bytes);
      await putInPlace(folder, draft, path);
    },
    async writeStream(key, bytes) {
      const path = pathOf(key);
      const draft = draftOf(key);
      await mkdir(dirname(path), { recursive: true });
      try {
        await pipeline(bytes, createWriteStream(draft, { flush: true }));
        await putInPlace(folder, draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return (await stat(path)).size;
    },
    maybeSize: (key) => maybeSizeOf(pathOf(key)),
    read: (key, range) => Readable.toWeb(createReadStream(pathOf(key), range)) as ReadableStream<Uint8Array>,
    remove: (key) => rm(pathOf(key), { force: true }),
    list: () => listFolder(folder),
  };
}

// The row that names the file follows: after a power cut the name must be there, and so must the folders it lies in, which
// may be new.
async function putInPlace(folder: string, draft: string, path: string): Promise<void> {
  await rename(draft, path);
  await Promise.all([dirname(path), folder, dirname(folder)].map(syncFolder));
}

// After a power cut the row must not point to an empty file either.
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "w");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

// A disk that fails must not look like an object that is gone.
async function maybeSizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

async function* listFolder(folder: string): AsyncIterable<StoredObject> {
  const subfolders = await readdir(folder).catch(() => []);
  for (const subfolder of subfolders) {
    const keys = await readdir(join(folder, subfolder)).catch(() => []);
    for (const key of keys) {
      const found = await stat(join(folder, subfolder, key)).catch(() => null);
      if (found) yield { key, modifiedAt: found.mtime };
    }
  }
}

/** A bucket when one is named in the settings, else a folder of DATA_DIR. */
function openStorage(name: string): Storage {
  return env.S3_BUCKET ? openBucket(env.S3_BUCKET, name) : folderStorage(join(env.DATA_DIR, name));
}

/** A bucket at the storage of the settings, under a prefix; what is on its way lies in DATA_DIR. */
export function openBucket(bucket: string, name: string): Storage {
  const { S3_REGION: region, S3_ENDPOINT: endpoint } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  const location = { bucket, region, endpoint, forcePathStyle: env.S3_FORCE_PATH_STYLE, credentials };
  return s3Storage(location, `${name}/`, join(env.DATA_DIR, name));
}

let uploads: Storage | undefined;
let exported: Storage | undefined;

/** Where the files of people lie: `uploads`, in the bucket or in DATA_DIR. */
export function storage(): Storage {
  uploads ??= openStorage("uploads");
  return uploads;
}

/** Where the copies lie that people ask for of their data: `exports`, in the bucket or in DATA_DIR. */
export function exportStorage(): Storage {
  exported ??= openStorage("exports");
  return exported;
}
