import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "../config/env";

const CIPHER = "aes-256-gcm";
// The first byte says how the rest is written, so that another cipher can follow without a guess.
const FORM = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES;

/** Bytes that are not what was encrypted: another key, changed bytes, or the bytes of another name. */
export class DecryptError extends Error {
  constructor() {
    super("sealed bytes do not open: wrong FILE_ENCRYPTION_KEY, or not the bytes that were written");
    this.name = "DecryptError";
  }
}

/** One key per purpose out of FILE_ENCRYPTION_KEY, which outlives a change of TOKEN_SECRET. */
export function encryptionKey(purpose: string, secret: string = env.FILE_ENCRYPTION_KEY): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "tenderbee", purpose, 32));
}

/** The same out of the key before, too: new bytes are sealed with the first, and any of them opens. */
export function openingKeys(
  purpose: string,
  secret: string = env.FILE_ENCRYPTION_KEY,
  before: string | undefined = env.FILE_ENCRYPTION_KEY_PREVIOUS,
): [Buffer, ...Buffer[]] {
  return [encryptionKey(purpose, secret), ...(before ? [encryptionKey(purpose, before)] : [])];
}

/** Recognises FILE_ENCRYPTION_KEY, or another key, without telling it: rows and backups say so what has sealed them. */
export function fileKeyMark(secret: string = env.FILE_ENCRYPTION_KEY): string {
  return encryptionKey("backup mark", secret).toString("hex").slice(0, 16);
}

/** The marks of the keys that are named, the present one first. */
export function knownKeyMarks(): string[] {
  const before = env.FILE_ENCRYPTION_KEY_PREVIOUS;
  return [fileKeyMark(), ...(before ? [fileKeyMark(before)] : [])];
}

/**
 * Encrypts bytes (AES-256-GCM, a fresh nonce each time). Their name is sealed with them: bytes that are moved to another
 * name do not open there.
 */
export function encrypt(key: Buffer, name: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name));
  const hidden = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([Buffer.of(FORM), nonce, hidden, cipher.getAuthTag()]);
}

/** The bytes as they were encrypted, checked to the last one. Throws DecryptError. */
export function decrypt(key: Buffer, name: string, sealed: Buffer): Buffer {
  if (sealed.length < HEAD_BYTES + TAG_BYTES || sealed[0] !== FORM) throw new DecryptError();
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(1, HEAD_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(name))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  const bytes = decipher.update(sealed.subarray(HEAD_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([bytes, decipher.final()]);
  } catch {
    throw new DecryptError();
  }
}

/** The bytes, opened by whichever of the keys has sealed them. Throws DecryptError when none has. */
export function decryptWithAny(keys: readonly Buffer[], name: string, sealed: Buffer): Buffer {
  for (const key of keys) {
    try {
      return decrypt(key, name, sealed);
    } catch (error) {
      if (!(error instanceof DecryptError)) throw error;
    }
  }
  throw new DecryptError();
}

/** Seals bytes again with the first of the keys, by whichever they open; null when it is the first. Throws DecryptError. */
export function sealAgain(keys: readonly [Buffer, ...Buffer[]], name: string, sealed: Buffer): Buffer | null {
  const [present, ...before] = keys;
  try {
    decrypt(present, name, sealed);
    return null;
  } catch (error) {
    if (!(error instanceof DecryptError)) throw error;
    return encrypt(present, name, decryptWithAny(before, name, sealed));
  }
}
