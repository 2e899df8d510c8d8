import { createHash, type Hash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack, type Pack } from "tar-stream";
import { BackupError, setEnd, setHead, type SetEnd, type SetHead } from "../schema";
import { isSealed, openSealed, sealStream } from "./sealed-stream";

/** The names of the first and the last entry. */
const HEAD = "set.json";
const END = "end.json";
/** Fast rather than small: pictures do not shrink, and the archive is written every night. */
const GZIP_LEVEL = 4;

type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>;

/** Adds an entry to a set, under a name of a tar archive. */
export type AddEntry = (name: string, size: number, bytes: Bytes) => Promise<void>;

type Fill = (add: AddEntry) => Promise<Omit<SetEnd, "sha256">>;

function addJson(add: AddEntry, name: string, value: unknown): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  return add(name, bytes.length, [bytes]);
}

async function* summed(sum: Hash, bytes: Bytes): AsyncGenerator<Buffer> {
  for await (const part of bytes) {
    sum.update(part);
    yield part;
  }
}

async function fillArchive(archive: Pack, head: SetHead, fill: Fill): Promise<void> {
  const sum = createHash("sha256");
  const write: AddEntry = (name, size, bytes) =>
    pipeline(Readable.from(bytes), archive.entry({ name, size }));
  const add: AddEntry = (name, size, bytes) => {
    sum.update(`${name}\n`);
    return write(name, size, summed(sum, bytes));
  };
  await addJson(add, HEAD, head);
  const end = await fill(add);
  await addJson(write, END, { ...end, sha256: sum.digest("hex") });
  archive.finalize();
}

/**
 * Writes a set to a path: a gzipped tar archive, sealed when there is a secret. `fill` adds what lies between head and
 * end and returns the end. It is on the disk when this resolves.
 */
export async function writeSet(
  path: string,
  secret: string | undefined,
  head: SetHead,
  fill: Fill,
): Promise<void> {
  const archive = pack();
  const zip = createGzip({ level: GZIP_LEVEL });
  const file = createWriteStream(path, { mode: 0o600, flags: "wx", flush: true });
  const seal = (bytes: AsyncIterable<Buffer>) => sealStream(bytes, secret ?? "");
  const written = secret ? pipeline(archive, zip, seal, file) : pipeline(archive, zip, file);
  const filled = fillArchive(archive, head, fill).catch((error: Error) => archive.destroy(error));
  // A disk that is full ends the filling, too: the reason is the writer's.
  await written;
  await filled;
}

const BROKEN = "The set was cut or changed: ";

/** What Node's gunzip and tar-stream say of bytes that are not an archive, as a sentence. */
function toSentence(error: unknown): unknown {
  if (error instanceof BackupError || !(error instanceof Error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === "Z_BUF_ERROR" || /Unexpected end/.test(error.message))
    return new BackupError(`${BROKEN}it ends too early.`, { cause: error });
  if (code?.startsWith("Z_") || /tar header/i.test(error.message))
    return new BackupError(`${BROKEN}its bytes are no archive.`, { cause: error });
  return error;
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(16) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** An entry of a set as it is read; its bytes must be read before the next. */
export type SetEntry = { name: string; size: number; bytes: AsyncIterable<Buffer> };

type OnEntry = (entry: SetEntry, head: SetHead) => Promise<void>;

/** The entries of a set, one after the other. Throws BackupError when its key is missing or another one. */
export async function* readEntries(path: string, secret: string | undefined): AsyncGenerator<SetEntry> {
  const sealed = isSealed(await startOf(path));
  if (sealed && !secret)
    throw new BackupError("The set is sealed: set BACKUP_KEY, or BACKUP_KEY_FILE to its file.");
  const entries = extract();
  const open = (bytes: AsyncIterable<Buffer>) => openSealed(bytes, secret ?? "");
  const file = createReadStream(path);
  const read = sealed
    ? pipeline(file, open, createGunzip(), entries)
    : pipeline(file, createGunzip(), entries);
  // The loop below ends with the same error.
  read.catch(() => undefined);
  try {
    for await (const entry of entries)
      yield {
        name: entry.header.name,
        size: entry.header.size ?? 0,
        bytes: entry as AsyncIterable<Buffer>,
      };
  } finally {
    file.destroy();
    entries.destroy();
  }
  await read;
}

async function readJson(bytes: AsyncIterable<Buffer>): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of bytes) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString());
}

async function readHead({ name, bytes }: SetEntry): Promise<SetHead> {
  const isHead = name === HEAD;
  const head = isHead ? setHead.safeParse(await readJson(bytes)) : null;
  if (!head?.success) throw new BackupError("This is no set of `npm run backup`, or one of a newer form.");
  return head.data;
}

async function readAll(
  path: string,
  secret: string | undefined,
  onEntry: OnEntry,
): Promise<{ head: SetHead; end: SetEnd }> {
  const sum = createHash("sha256");
  let head: SetHead | undefined;
  let end: SetEnd | undefined;
  for await (const { name, size, bytes } of readEntries(path, secret)) {
    if (name === END) {
      end = setEnd.parse(await readJson(bytes));
      continue;
    }
    sum.update(`${name}\n`);
    const entry = { name, size, bytes: summed(sum, bytes) };
    if (!head) head = await readHead(entry);
    else await onEntry(entry, head);
  }
  if (!head || !end) throw new BackupError(`${BROKEN}its end is not there.`);
  if (end.sha256 !== sum.digest("hex"))
    throw new BackupError(`${BROKEN}the checksum of its content is another one.`);
  return { head, end };
}

/**
 * What a set is about and what it holds; its entries are handed on as they come, and each must be read. Throws
 * BackupError: no key, another one, a cut, a change.
 */
export async function readSet(
  path: string,
  secret: string | undefined,
  onEntry: OnEntry,
): Promise<{ head: SetHead; end: SetEnd }> {
  try {
    return await readAll(path, secret, onEntry);
  } catch (error) {
    throw toSentence(error);
  }
}
