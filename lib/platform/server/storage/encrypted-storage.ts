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

/**
 * Seals objects on their way into a storage and opens them on their way out (AES-256-GCM, a fresh nonce for each
 * writing), also those that the key before has sealed. Removing and listing are the storage's own.
 */
export function encryptedStorage(inner: Storage, secret?: string, before?: string): EncryptedStorage {
  const keys = openingKeys("files", secret, before);
  async function maybeSealed(key: string): Promise<Buffer | null> {
    if ((await inner.maybeSize(key)) === null) return null;
    return Buffer.from(await new Response(inner.read(key)).arrayBuffer());
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
