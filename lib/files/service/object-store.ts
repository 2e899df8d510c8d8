import { log } from "@/lib/platform/server/config/log";
import {
  DecryptError,
  encryptedStorage,
  type EncryptedStorage,
} from "@/lib/platform/server/storage/encrypted-storage";
import { storage } from "@/lib/platform/server/storage/storage";
import { type ByteRange } from "@/lib/platform/server/storage/storage-interface";
import { AppError } from "@/lib/shared/errors";

let sealing: EncryptedStorage | undefined;

function sealed(): EncryptedStorage {
  sealing ??= encryptedStorage(storage());
  return sealing;
}

/** How a file lies in the storage. */
export type ObjectOptions = { isSealed: boolean };

/** What a storage holds of a file, checked before a byte of it leaves. */
export type ObjectBytes = {
  size: number;
  read: (range?: ByteRange) => Uint8Array<ArrayBuffer> | ReadableStream;
};

/** Writes an object, sealed if its file is. */
export async function putObject({ isSealed }: ObjectOptions, key: string, bytes: Uint8Array): Promise<void> {
  await (isSealed ? sealed() : storage()).write(key, bytes);
}

/** Opens an object, or null when there is none. Throws `unavailable` for one whose seal is broken; the log says why. */
export async function getObject({ isSealed }: ObjectOptions, key: string): Promise<ObjectBytes | null> {
  if (isSealed) return maybeUnsealed(key);
  const size = await storage().maybeSize(key);
  return size === null ? null : { size, read: (range) => storage().read(key, range) };
}

async function maybeUnsealed(key: string): Promise<ObjectBytes | null> {
  try {
    const found = await sealed().maybeRead(key);
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
