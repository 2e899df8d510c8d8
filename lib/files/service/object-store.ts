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

/** Writes an object, encrypted if its file is. */
export async function putObject({ isSealed }: ObjectOptions, key: string, bytes: Uint8Array): Promise<void> {
  await (isSealed ? encrypted() : storage()).write(key, bytes);
}

/** Seals an encrypted object with the present key unless it is. Throws DecryptError. */
export async function sealObject(key: string): Promise<void> {
  await encrypted().seal(key);
}

/** Opens an object, or null when there is none. Throws `unavailable`, and logs, when it cannot be decrypted. */
export async function getObject({ isSealed }: ObjectOptions, key: string): Promise<ObjectBytes | null> {
  if (isSealed) return maybeDecrypted(key);
  const size = await storage().maybeSize(key);
  return size === null ? null : { size, read: (range) => storage().read(key, range) };
}

async function maybeDecrypted(key: string): Promise<ObjectBytes | null> {
  try {
    const found = await encrypted().maybeRead(key);
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
