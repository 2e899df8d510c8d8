import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "../config/env";
import type { Storage } from "./storage-interface";

const CIPHER = "aes-256-gcm";
// The first byte says how the rest is written, so that another cipher can follow without a guess.
const FORM = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES;

/** An object that is not what was written: another key, changed bytes, or the bytes of another object. */
export class DecryptError extends Error {
  constructor() {
    super("a sealed object does not open: wrong FILE_ENCRYPTION_KEY, or not the bytes that were written");
    this.name = "DecryptError";
  }
}

/** Objects that are unreadable to a thief of the disk, the bucket or a backup. Whole ones only: they are small. */
export type EncryptedStorage = {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The object as it was written, checked to its last byte; null when there is none. Throws DecryptError. */
  maybeRead(key: string): Promise<Buffer | null>;
};

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "tenderbee", "files", 32));
}

/** The key of the object is sealed with it: bytes that are moved to another object do not open there. */
function seal(secret: Buffer, key: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, secret, nonce).setAAD(Buffer.from(key));
  const hidden = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([Buffer.of(FORM), nonce, hidden, cipher.getAuthTag()]);
}

function decrypt(secret: Buffer, key: string, sealed: Buffer): Buffer {
  if (sealed.length < HEAD_BYTES + TAG_BYTES || sealed[0] !== FORM) throw new DecryptError();
  const decipher = createDecipheriv(CIPHER, secret, sealed.subarray(1, HEAD_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(key))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  const bytes = decipher.update(sealed.subarray(HEAD_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([bytes, decipher.final()]);
  } catch {
    throw new DecryptError();
  }
}

/**
 * Seals objects on their way into a storage and opens them on their way out (AES-256-GCM, a fresh nonce for each
 * writing). Removing and listing are the storage's own.
 */
export function encryptedStorage(inner: Storage, secret: string = env.FILE_ENCRYPTION_KEY): EncryptedStorage {
  const sealKey = keyOf(secret);
  return {
    write: (key, bytes) => inner.write(key, seal(sealKey, key, bytes)),
    async maybeRead(key) {
      if ((await inner.maybeSize(key)) === null) return null;
      const sealed = await new Response(inner.read(key)).arrayBuffer();
      return decrypt(sealKey, key, Buffer.from(sealed));
    },
  };
}
