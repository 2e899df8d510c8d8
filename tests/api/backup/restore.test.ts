import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeSet } from "@/lib/maintenance/backup/service/make-set";
import { restoreSet } from "@/lib/maintenance/backup/service/restore-set";
import { directDatabaseUrl } from "@/lib/platform/server/config/env";
import { s3Storage } from "@/lib/platform/server/storage/s3-storage";
import { folderStorage } from "@/lib/platform/server/storage/storage";
import { anEmptyDatabase, queryOn } from "@/tests/support/empty-database";
import { aClient } from "@/tests/support/factories";
import { S3_BUCKET, S3_KEY, S3_REGION, startSmallS3 } from "@/tests/support/small-s3";
import { rewriteSet } from "./rewrite-set";

const folder = mkdtempSync(join(tmpdir(), "tenderbee-sets-"));
let plain: string;

/** The set with entries that this market does not have. */
const withMore = (name: string, more: Record<string, string>) =>
  rewriteSet(plain, join(folder, name), { more });

beforeAll(async () => {
  await aClient();
  const order = { url: directDatabaseUrl(), folder, trialUrl: null, secret: undefined };
  plain = (await makeSet(order)).path;
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** As if the server had ended them: all connections to a database, and what they had begun. */
async function cutOff(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const cut = `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${name}'`;
  await queryOn(directDatabaseUrl(), cut);
}

describe("a restore that fails in the middle", () => {
  it("says why and leaves the database empty, also when its connection is lost", async () => {
    const empty = await anEmptyDatabase();
    const set = await withMore("with-file", { "files/a-file-of-the-set": "its bytes" });
    const storage = folderStorage(mkdtempSync(join(folder, "files-")));
    storage.writeStream = async () => {
      await cutOff(empty);
      throw new Error("there is no room for the file");
    };

    await expect(restoreSet({ path: set, secret: undefined }, empty, storage)).rejects.toThrow(
      "there is no room for the file",
    );

    const tables = "SELECT tablename FROM pg_tables WHERE schemaname IN ('public', 'pgboss')";
    expect(await queryOn(empty, tables)).toEqual([]);
  }, 60_000);
});

describe("a set that names the files of a bucket", () => {
  const keys = Array.from({ length: 7 }, (_, number) => `file-number-${number}`);
  let set: string;
  let s3: Awaited<ReturnType<typeof startSmallS3>>;
  beforeAll(async () => {
    set = await withMore("with-names", { "file-names/000001.txt": `${keys.join("\n")}\n` });
    s3 = await startSmallS3();
    for (const key of keys.slice(2))
      s3.objects.set(`uploads/${key}`, { bytes: Buffer.from("x"), modifiedAt: new Date() });
  }, 60_000);
  afterAll(() => s3.stop());

  async function restored() {
    const url = await anEmptyDatabase();
    const place = { bucket: S3_BUCKET, region: S3_REGION, credentials: S3_KEY, forcePathStyle: true };
    const endpoint = `http://127.0.0.1:${s3.port}`;
    const storage = s3Storage({ ...place, endpoint }, "uploads/", mkdtempSync(join(folder, "spool-")));
    return { url, ...(await restoreSet({ path: set, secret: undefined }, url, storage)) };
  }

  it("comes back with what the bucket has lost, which is asked for its list and not for each file", async () => {
    expect((await restored()).lostFiles).toEqual(keys.slice(0, 2));
    expect(new Set(s3.requests.map(({ path }) => path.replace(/\/$/, "")))).toEqual(new Set([S3_BUCKET]));
  }, 60_000);

  it("comes back while the bucket is away, too: the rows do not wait for it", async () => {
    s3.state.isAway = true;
    const { url, lostFiles } = await restored();
    expect(lostFiles).toBeNull();
    expect(await queryOn(url, "SELECT count(*)::int AS people FROM users")).toEqual([{ people: 1 }]);
  }, 60_000);
});
