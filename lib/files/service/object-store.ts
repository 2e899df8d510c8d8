import { log } from "@/lib/platform/server/config/log";
import { DecryptError } from "@/lib/platform/server/security/encryption";
import { encryptedStorage, type EncryptedStorage } from "@/lib/platform/server/storage/encrypted-storage";
import { storage } from "@/lib/platform/server/storage/storage";
import { type ByteRange } from "@/lib/platform/server/storage/storage-interface";
import { AppError } from "@/lib/shared/errors";

let encryptedStore: EncryptedStorage | undefined;

function encrypted(): EncryptedStorage {
  encryptedStore ??= encryptedStorage(storage());
  return encryptedStore;
}

/** How a file is stored: `isSealed` (a column) means encrypted at rest. */
export type ObjectOptions = { isSealed: boolean };

/** A stored object; an encrypted one is authenticated as a whole before its first byte is sent. */
export type ObjectBytes = {
  size: number;
  read: (range?: ByteRange) => Uint8Array<ArrayBuffer> | ReadableStream;
};

/** What cannot be stored or found now can be later: the bucket is away, the disk is full. */
async function whileAvailable<T>(key: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DecryptError) throw error;
    log.error({ err: error, key }, "the storage of files fails");
    throw new AppError("files_unavailable");
  }
}

/** Writes an object, encrypted if its file is. Throws `files_unavailable`, and logs, when the storage fails. */
export function putObject({ isSealed }: ObjectOptions, key: string, bytes: Uint8Array): Promise<void> {
  return whileAvailable(key, (isSealed ? encrypted() : storage()).write(key, bytes));
}

/** Seals an encrypted object with the present key unless it is. False: there is none. Throws DecryptError. */
export function sealObject(key: string): Promise<boolean> {
  return encrypted().seal(key);
}

/**
 * Opens an object, or null when there is none. Logs and throws `unavailable` when it cannot be decrypted, and
 * `files_unavailable` when the storage fails.
 */
export async function getObject({ isSealed }: ObjectOptions, key: string): Promise<ObjectBytes | null> {
  if (isSealed) return maybeDecrypted(key);
  const size = await whileAvailable(key, storage().maybeSize(key));
  return size === null ? null : { size, read: (range) => storage().read(key, range) };
}

async function maybeDecrypted(key: string): Promise<ObjectBytes | null> {
  try {
    const found = await whileAvailable(key, encrypted().maybeRead(key));
    if (!found) return null;
    const bytes = new Uint8Array(found);
    return {
      size: bytes.length,
      read: (range) => (range ? bytes.slice(range.start, range.end + 1) : bytes),
    };
  } catch (error) {
    if (!(error instanceof DecryptError)) throw error;
    log.error({ err: error, key }, "a sealed file does not open");
    throw new AppError("unavailable");
  }
}
