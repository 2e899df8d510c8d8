import { decryptWithAny, encrypt, openingKeys, sealAgain } from "../security/encryption";
import type { Storage } from "./storage-interface";

/** Objects that are unreadable to a thief of the disk, the bucket or a backup. Whole ones only: they are small. */
export type EncryptedStorage = {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The object as it was written, checked to its last byte; null when there is none. Throws DecryptError. */
  maybeRead(key: string): Promise<Buffer | null>;
  /**
   * Seals an object with the present key unless it is. In its place and whole: a reader meanwhile, or after a
   * crash at any moment, gets it as it was sealed before or as it is now, and both open. False: there is none. Throws
   * DecryptError.
   */
  seal(key: string): Promise<boolean>;
};

/** A person waits for a whole object, and gets an answer within ten seconds also when the bucket halts in the middle. */
const WHOLE_MS = 9_000;

async function readWhole(inner: Storage, key: string, limit: AbortSignal): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const keep = new WritableStream<Uint8Array>({ write: (part) => void parts.push(part) });
  await inner.read(key).pipeTo(keep, { signal: limit });
  return Buffer.concat(parts);
}

/**
 * Seals objects on their way into a storage and opens them on their way out (AES-256-GCM, a fresh nonce for each
 * writing), also those that the key before has sealed. Removing and listing are the storage's own.
 */
export function encryptedStorage(inner: Storage, secret?: string, before?: string): EncryptedStorage {
  const keys = openingKeys("files", secret, before);
  async function maybeSealed(key: string): Promise<Buffer | null> {
    const limit = AbortSignal.timeout(WHOLE_MS);
    return (await inner.maybeSize(key)) === null ? null : readWhole(inner, key, limit);
  }
  return {
    write: (key, bytes) => inner.write(key, encrypt(keys[0], key, bytes)),
    async maybeRead(key) {
      const sealed = await maybeSealed(key);
      return sealed && decryptWithAny(keys, key, sealed);
    },
    async seal(key) {
      const sealed = await maybeSealed(key);
      const again = sealed && sealAgain(keys, key, sealed);
      if (again) await inner.write(key, again);
      return sealed !== null;
    },
  };
}
