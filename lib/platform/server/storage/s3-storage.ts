import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { S3Client, S3ClientConfig } from "@aws-sdk/client-s3";
import type { ByteRange, Storage, StoredObject } from "./storage-interface";

/** A bucket of Amazon's or of anybody who speaks like them. */
export type BucketLocation = {
  bucket: string;
  region: string;
  /** Left out: Amazon's own. */
  endpoint?: string;
  /** The bucket stands in the path, not in the host's name. */
  forcePathStyle: boolean;
  /** Left out: whatever the machine itself may do (role, profile). */
  credentials?: { accessKeyId: string; secretAccessKey: string };
};

const CONNECTION_MS = 2000;
/** How long a bucket may take to answer, tries again included: a person waits for two answers, one after the other. */
const ANSWER_MS = 4500;
/** How long the next bytes of an object may take once they are asked for, and the next page of a list. */
const HALT_MS = 9000;
/** A user with a slow network keeps a connection for as long as a picture takes; others must not wait for it. */
const MOST_CONNECTIONS = 500;

function clientConfig({ region, endpoint, forcePathStyle, credentials }: BucketLocation): S3ClientConfig {
  const agent = { maxSockets: MOST_CONNECTIONS };
  return {
    region,
    endpoint,
    forcePathStyle,
    credentials,
    requestHandler: {
      connectionTimeout: CONNECTION_MS,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // Checksums beyond the signature are new: not everybody who speaks S3 knows them.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  };
}

type Sdk = typeof import("@aws-sdk/client-s3");
type Connection = { sdk: Sdk; client: S3Client };

async function connect(location: BucketLocation): Promise<Connection> {
  // Loaded by those who use it only: it is large.
  const sdk = await import("@aws-sdk/client-s3");
  return { sdk, client: new sdk.S3Client(clientConfig(location)) };
}

const withinLimit = (ms = ANSWER_MS) => ({ abortSignal: AbortSignal.timeout(ms) });

function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === "NotFound" || error.name === "NoSuchKey");
}

/** What a promise brings; throws when it takes longer than a bucket may halt in the middle. */
async function unlessHalted<T>(next: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const halted = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error("the bucket has halted in the middle of an object")), HALT_MS);
  });
  return Promise.race([next, halted]).finally(() => clearTimeout(timer));
}

/**
 * A stream that requests its bytes on the first read, and cancels when its reader does or the bucket halts. It waits for
 * the bucket only while it is asked for more: a reader with a slow network takes the time it needs.
 */
function lazily(
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>,
): ReadableStream<Uint8Array> {
  const control = new AbortController();
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const end = async (reason: unknown) => {
    control.abort();
    await reader?.cancel(reason).catch(() => undefined);
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        reader ??= (await open(control.signal)).getReader();
        try {
          const { done, value } = await unlessHalted(reader.read());
          if (done) stream.close();
          else stream.enqueue(value);
        } catch (error) {
          void end(error);
          throw error;
        }
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}

async function* listBucket(
  connection: () => Promise<Connection>,
  bucket: string,
  prefix: string,
): AsyncIterable<StoredObject> {
  const { sdk, client } = await connection();
  let after: string | undefined;
  do {
    const wish = { Bucket: bucket, Prefix: prefix, ContinuationToken: after };
    const page = await client.send(new sdk.ListObjectsV2Command(wish), withinLimit(HALT_MS));
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key && LastModified) yield { key: Key.slice(prefix.length), modifiedAt: LastModified };
    }
    after = page.NextContinuationToken;
  } while (after);
}

/** What a file on its way to a bucket is called; nothing else in its folder is. */
const SPOOLED = /^[0-9a-f]{24}$/;
/** Longer than sending anything takes. */
const SPOOLED_MS = 12 * 3_600_000;

/** Removes what a kill has left on its way to a bucket: it may be all that is stored of a person, in plain. */
export async function sweepSpool(folder: string, now: Date = new Date()): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => SPOOLED.test(name));
  for (const path of names.map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < now.getTime() - SPOOLED_MS) await rm(path, { force: true });
  }
}

/** Writes what is too large to hold at once to the disk first: S3 wants to know the length before the bytes. */
async function spooled<T>(
  folder: string,
  bytes: NodeJS.ReadableStream,
  send: (path: string, size: number) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true });
  await sweepSpool(folder);
  const path = join(folder, randomBytes(12).toString("hex"));
  try {
    await pipeline(bytes, createWriteStream(path));
    return await send(path, (await stat(path)).size);
  } finally {
    await rm(path, { force: true });
  }
}

/** Objects in a bucket, under a prefix. `spoolFolder` is a folder on this machine's disk for what is on its way. */
export function s3Storage(location: BucketLocation, prefix: string, spoolFolder: string): Storage {
  let connecting: Promise<Connection> | undefined;
  const connection = () => (connecting ??= connect(location));
  const at = (key: string) => ({ Bucket: location.bucket, Key: `${prefix}${key}` });
  return {
    async write(key, bytes) {
      const { sdk, client } = await connection();
      await client.send(new sdk.PutObjectCommand({ ...at(key), Body: bytes }), withinLimit());
    },
    writeStream: (key, bytes) =>
      spooled(spoolFolder, bytes, async (path, size) => {
        const { sdk, client } = await connection();
        const object = { ...at(key), Body: createReadStream(path), ContentLength: size };
        await client.send(new sdk.PutObjectCommand(object));
        return size;
      }),
    async maybeSize(key) {
      const { sdk, client } = await connection();
      try {
        return (await client.send(new sdk.HeadObjectCommand(at(key)), withinLimit())).ContentLength ?? null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    read: (key, range) =>
      lazily((signal) => readObject(connection, { ...at(key), Range: toHeader(range) }, signal)),
    async remove(key) {
      const { sdk, client } = await connection();
      await client.send(new sdk.DeleteObjectCommand(at(key)), withinLimit());
    },
    async *list() {
      // Sweepers list: so the disk of the machine that runs them is swept as well, also when nothing is sent any more.
      await sweepSpool(spoolFolder);
      yield* listBucket(connection, location.bucket, prefix);
    },
  };
}

const toHeader = (range?: ByteRange) => range && `bytes=${range.start}-${range.end}`;

async function readObject(
  connection: () => Promise<Connection>,
  object: { Bucket: string; Key: string; Range?: string },
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const { sdk, client } = await connection();
  // Until it answers: reading on has a limit of its own for each part.
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), ANSWER_MS);
  const abortSignal = AbortSignal.any([signal, silence.signal]);
  const { Body } = await client
    .send(new sdk.GetObjectCommand(object), { abortSignal })
    .finally(() => clearTimeout(timer));
  if (!Body) throw new Error("an object without bytes");
  return Body.transformToWebStream();
}
