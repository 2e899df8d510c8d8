import { env } from "../config/env";
import { decrypt, encrypt, encryptionKey } from "../security/encryption";
import type { Storage } from "./storage-interface";

/** Objects that are unreadable to a thief of the disk, the bucket or a backup. Whole ones only: they are small. */
export type EncryptedStorage = {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The object as it was written, checked to its last byte; null when there is none. Throws DecryptError. */
  maybeRead(key: string): Promise<Buffer | null>;
};

/**
 * Seals objects on their way into a storage and opens them on their way out (AES-256-GCM, a fresh nonce for each
 * writing). Removing and listing are the storage's own.
 */
export function encryptedStorage(inner: Storage, secret: string = env.FILE_ENCRYPTION_KEY): EncryptedStorage {
  const sealKey = encryptionKey("files", secret);
  return {
    write: (key, bytes) => inner.write(key, encrypt(sealKey, key, bytes)),
    async maybeRead(key) {
      if ((await inner.maybeSize(key)) === null) return null;
      const sealed = await new Response(inner.read(key)).arrayBuffer();
      return decrypt(sealKey, key, Buffer.from(sealed));
    },
  };
}
