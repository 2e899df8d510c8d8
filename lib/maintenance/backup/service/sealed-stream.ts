import { createCipheriv, createDecipheriv, randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import { BackupError } from "../schema";

const CIPHER = "aes-256-gcm";
const MAGIC = Buffer.from("tenderbee-seal-1");
const SALT_BYTES = 16;
const CHECK_BYTES = 16;
const HEAD_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
/** One chunk is held in memory; each has a tag of its own, so that no byte leaves before it is proven. */
const CHUNK_BYTES = 65_536;
const SEALED_BYTES = CHUNK_BYTES + TAG_BYTES;
/** 64 MB and a tenth of a second for each guess at a passphrase. */
const SCRYPT = { N: 65_536, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

/** Whether a stream begins as a sealed set does. */
export function isSealed(start: Buffer): boolean {
  return start.subarray(0, MAGIC.length).equals(MAGIC);
}

function deriveKey(secret: string, salt: Buffer): { key: Buffer; check: Buffer } {
  const derived = scryptSync(secret, salt, 32 + CHECK_BYTES, SCRYPT);
  return { key: derived.subarray(0, 32), check: derived.subarray(32) };
}

/** The chunk's number and whether it is the last: chunks can be neither reordered nor dropped, at the end neither. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeBigUInt64BE(BigInt(number), 3);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
}

/** Splits a stream into chunks of a size; the last one is marked and may be shorter, or empty. */
async function* chunksOf(
  bytes: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const part of bytes) {
    waiting.push(part);
    length += part.length;
    if (length <= size) continue;
    let rest = Buffer.concat(waiting);
    // A whole chunk stays: only the end of the stream says whether it is the last.
    for (; rest.length > size; rest = rest.subarray(size))
      yield { chunk: rest.subarray(0, size), isLast: false };
    waiting = [rest];
    length = rest.length;
  }
  yield { chunk: Buffer.concat(waiting), isLast: true };
}

/**
 * Encrypts a stream chunk by chunk (AES-256-GCM) with a key of its own, derived from a key or passphrase (scrypt) and a
 * fresh salt, which is why counting nonces never repeat.
 */
export async function* sealStream(bytes: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const { key, check } = deriveKey(secret, salt);
  yield Buffer.concat([MAGIC, salt, check]);
  let number = 0;
  for await (const { chunk, isLast } of chunksOf(bytes, CHUNK_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(number++, isLast));
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

function openChunk(
  key: Buffer,
  number: number,
  { chunk, isLast }: { chunk: Buffer; isLast: boolean },
): Buffer {
  const broken = new BackupError("The set was cut or changed: its bytes are not those that were sealed.");
  if (chunk.length < TAG_BYTES) throw broken;
  const decipher = createDecipheriv(CIPHER, key, nonceOf(number, isLast), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
  const bytes = decipher.update(chunk.subarray(0, -TAG_BYTES));
  try {
    return Buffer.concat([bytes, decipher.final()]);
  } catch {
    throw broken;
  }
}

/** The bytes that were sealed, each chunk checked before it leaves. Throws BackupError: another key, a cut, a change. */
export async function* openSealed(bytes: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
  const source = bytes[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < HEAD_BYTES) {
    const { done, value } = await source.next();
    if (done) throw new BackupError("The set was cut: not even its head is whole.");
    start = Buffer.concat([start, value]);
  }
  const head = start.subarray(0, HEAD_BYTES);
  const { key, check } = deriveKey(secret, head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES));
  if (!timingSafeEqual(check, head.subarray(MAGIC.length + SALT_BYTES)))
    throw new BackupError("The set was sealed with another key or passphrase.");
  async function* rest() {
    yield start.subarray(HEAD_BYTES);
    for (;;) {
      const { done, value } = await source.next();
      if (done) return;
      yield value;
    }
  }
  let number = 0;
  for await (const part of chunksOf(rest(), SEALED_BYTES)) yield openChunk(key, number++, part);
}
