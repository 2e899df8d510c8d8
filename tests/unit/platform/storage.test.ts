import dns from "node:dns";
import { existsSync, mkdtempSync, readdirSync, readlinkSync, utimesSync, writeFileSync } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { s3Storage, type BucketLocation } from "@/lib/platform/server/storage/s3-storage";
import { folderStorage } from "@/lib/platform/server/storage/storage";
import { type Storage } from "@/lib/platform/server/storage/storage-interface";
import { S3_BUCKET, S3_KEY, S3_REGION, startSmallS3 } from "@/tests/support/small-s3";

let s3: Awaited<ReturnType<typeof startSmallS3>>;
const spool = mkdtempSync(join(tmpdir(), "tenderbee-spool-"));
const location = (more: Partial<BucketLocation> = {}): BucketLocation => ({
  bucket: S3_BUCKET,
  region: S3_REGION,
  endpoint: `http://s3.test:${s3.port}`,
  forcePathStyle: true,
  credentials: S3_KEY,
  ...more,
});

beforeAll(async () => {
  s3 = await startSmallS3();
  // files.s3.test does not resolve outside of this test.
  const lookup = ((_host: string, options: { all?: boolean }, done: (...found: unknown[]) => void) =>
    options.all
      ? done(null, [{ address: "127.0.0.1", family: 4 }])
      : done(null, "127.0.0.1", 4)) as typeof dns.lookup;
  vi.spyOn(dns, "lookup").mockImplementation(lookup);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await s3.stop();
});

const textOf = (stream: ReadableStream<Uint8Array>) => new Response(stream).text();
async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key, modifiedAt } of storage.list()) {
    expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
    keys.push(key);
  }
  return keys.toSorted((a, b) => (a < b ? -1 : 1));
}

const kinds: [string, () => Storage][] = [
  ["a folder", () => folderStorage(mkdtempSync(join(tmpdir(), "tenderbee-folder-")))],
  ["a bucket in the path", () => s3Storage(location(), "one/", spool)],
  ["a bucket in the host's name", () => s3Storage(location({ forcePathStyle: false }), "two/", spool)],
];

describe.each(kinds)("%s", (_name, open) => {
  let storage: Storage;
  beforeAll(() => {
    storage = open();
  });

  it("gives back what was written, whole and in parts", async () => {
    const bytes = Buffer.from("0123456789");
    await storage.write("some-object-of-ours", bytes);
    expect(await storage.maybeSize("some-object-of-ours")).toBe(10);
    expect(await textOf(storage.read("some-object-of-ours"))).toBe("0123456789");
    expect(await textOf(storage.read("some-object-of-ours", { start: 2, end: 4 }))).toBe("234");
    expect(await textOf(storage.read("some-object-of-ours", { start: 9, end: 9 }))).toBe("9");
  });

  it("writes over, keeps bytes that are no text, and an empty object", async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    await storage.write("binary-object.thumbnail", new Uint8Array([1]));
    await storage.write("binary-object.thumbnail", bytes);
    const read = await new Response(storage.read("binary-object.thumbnail")).arrayBuffer();
    expect(new Uint8Array(read)).toEqual(bytes);
    await storage.write("nothing-in-here", new Uint8Array());
    expect(await storage.maybeSize("nothing-in-here")).toBe(0);
  });

  it("takes a stream of unknown length, or nothing of one that breaks off", async () => {
    const parts = Array.from({ length: 50 }, () => Buffer.alloc(10_000, 7));
    expect(await storage.writeStream("a-long-stream", Readable.from(parts))).toBe(500_000);
    expect(await storage.maybeSize("a-long-stream")).toBe(500_000);
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(10);
        await Promise.resolve();
        throw new Error("cut");
      })(),
    );
    await expect(storage.writeStream("a-broken-stream", broken)).rejects.toThrow("cut");
    expect(await storage.maybeSize("a-broken-stream")).toBeNull();
    expect(readdirSync(spool)).toEqual([]);
  });

  it("knows what is not there, and removing it is no error", async () => {
    expect(await storage.maybeSize("never-was-here")).toBeNull();
    await expect(textOf(storage.read("never-was-here"))).rejects.toThrow(/ENOENT|NoSuchKey|no/);
    await storage.remove("never-was-here");
  });

  it("lists every object once, however many there are, without those that were removed", async () => {
    for (const key of await keysOf(storage)) await storage.remove(key);
    const keys = Array.from({ length: 8 }, (_, index) => `object-number-${index}`);
    for (const key of keys) await storage.write(key, Buffer.from("x"));
    await storage.remove("object-number-3");
    expect(await keysOf(storage)).toEqual(keys.filter((key) => key !== "object-number-3"));
  });

  it("lets go of what nobody reads to its end", async () => {
    await storage.write("read-by-halves", Buffer.alloc(2_000_000, 1));
    const reader = storage.read("read-by-halves").getReader();
    await reader.read();
    await reader.cancel();
    expect(await storage.maybeSize("read-by-halves")).toBe(2_000_000);
  });
});

describe("a folder on a disk whose power is cut", () => {
  it.each<[string, (storage: Storage) => Promise<unknown>]>([
    ["whole", (storage) => storage.write("an-object-of-ours", Buffer.from("x"))],
    ["as a stream", (storage) => storage.writeStream("an-object-of-ours", Readable.from(["x"]))],
  ])("still has the name of what was written %s, and the new folders it lies in", async (_, write) => {
    const place = mkdtempSync(join(tmpdir(), "tenderbee-power-"));
    const object = join(place, "uploads/an/an-object-of-ours");
    const onDisk: string[] = [];
    const handle = await open(place);
    const files = Object.getPrototypeOf(handle) as FileHandle;
    await handle.close();
    const spy = vi.spyOn(files, "sync").mockImplementation(function (this: FileHandle) {
      if (existsSync(object)) onDisk.push(readlinkSync(`/proc/self/fd/${this.fd}`));
      return this.datasync();
    });

    await write(folderStorage(join(place, "uploads")));

    spy.mockRestore();
    expect(onDisk.toSorted()).toEqual([place, join(place, "uploads"), join(place, "uploads/an")]);
  });
});

describe("a bucket", () => {
  it("is asked in both styles, and every request is signed as it should be", () => {
    const styles = (path: RegExp) =>
      new Set(s3.requests.filter((each) => path.test(each.path)).map(({ style }) => style));
    expect(styles(/^files\/one\//)).toEqual(new Set(["path"]));
    expect(styles(/^two\//)).toEqual(new Set(["host"]));
    expect(s3.refusals).toEqual([]);
    expect(s3.requests.some(({ signedPayload }) => signedPayload)).toBe(true);
  });

  it("keeps apart what lies under different prefixes", async () => {
    const [one, two] = [s3Storage(location(), "left/", spool), s3Storage(location(), "right/", spool)];
    await one.write("same-key-in-both", Buffer.from("left"));
    expect(await two.maybeSize("same-key-in-both")).toBeNull();
    expect(await keysOf(two)).toEqual([]);
  });

  it.each([
    ["SignatureDoesNotMatch", { credentials: { ...S3_KEY, secretAccessKey: "wrong" } }],
    ["InvalidAccessKeyId", { credentials: { ...S3_KEY, accessKeyId: "SOMEBODY" } }],
    ["AuthorizationHeaderMalformed", { region: "us-west-2" }],
  ])("refuses whoever signs wrongly: %s", async (code, more) => {
    const storage = s3Storage(location(more), "one/", spool);
    await expect(storage.write("not-let-in-here", Buffer.from("x"))).rejects.toThrow("no");
    expect(s3.refusals.at(-1)).toBe(code);
    // 403 is not 404: refused access does not mean a missing object.
    await expect(storage.maybeSize("not-let-in-here")).rejects.toThrow(Error);
    expect([...s3.objects.keys()]).not.toContain("one/not-let-in-here");
  });

  it.each<[string, (storage: Storage) => Promise<unknown>]>([
    ["the next one is sent", (storage) => storage.writeStream("the-next-one", Readable.from(["x"]))],
    ["the bucket is swept", keysOf],
  ])("leaves nothing on the disk for ever of what a kill cut off: %s", async (_, next) => {
    const folder = mkdtempSync(join(tmpdir(), "tenderbee-spool-"));
    const leave = (name: string, hours: number) => {
      writeFileSync(join(folder, name), "all data of a person");
      const at = new Date(Date.now() - hours * 3_600_000);
      utimesSync(join(folder, name), at, at);
    };
    leave("0123456789abcdef01234567", 24);
    leave("fedcba9876543210fedcba98", 1);
    leave("not-ours.txt", 24);

    await next(s3Storage(location(), "spooled/", folder));

    expect(readdirSync(folder).toSorted()).toEqual(["fedcba9876543210fedcba98", "not-ours.txt"]);
  });

  it("that halts in the middle of an object or of a list is given up, and a slow reader is waited for", async () => {
    const storage = s3Storage(location(), "halting/", spool);
    await storage.write("read-with-pauses", Buffer.alloc(4_000_000, 1));
    await storage.write("never-read-whole", Buffer.alloc(1_000, 1));
    const slow = storage.read("read-with-pauses").getReader();
    let length = (await slow.read()).value?.length ?? 0;
    s3.bucket.isStalling = true;

    const reasonOf = (asked: Promise<unknown>) => asked.catch((reason: unknown) => reason);
    const [whole, list] = await Promise.all([
      reasonOf(textOf(storage.read("never-read-whole"))),
      reasonOf(keysOf(storage)),
      sleep(10_500),
    ]);
    expect(String(whole)).toContain("halted");
    expect(list).toBeInstanceOf(Error);

    s3.bucket.isStalling = false;
    for (let next = await slow.read(); !next.done; next = await slow.read()) length += next.value.length;
    expect(length).toBe(4_000_000);
  });

  it("that is away is an error, never an empty one", async () => {
    const storage = s3Storage(location(), "one/", spool);
    s3.state.isAway = true;
    await expect(storage.maybeSize("object-number-1")).rejects.toThrow(Error);
    s3.state.isAway = false;
    expect(await storage.maybeSize("object-number-1")).toBe(1);
  });
});
