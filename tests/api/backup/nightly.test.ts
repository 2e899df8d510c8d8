import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { setNameOf } from "@/lib/maintenance/backup/constants";
import { jobs } from "@/lib/maintenance/backup/jobs";
import { backUpNightly, makeUpForNight } from "@/lib/maintenance/backup/service/nightly";
import { checkSet } from "@/lib/maintenance/backup/service/check-set";
import { env } from "@/lib/platform/server/config/env";
import { log } from "@/lib/platform/server/config/log";
import { db } from "@/lib/platform/server/database/db";
import { storage } from "@/lib/platform/server/storage/storage";
import { newId } from "@/lib/shared/ids";
import { aClient } from "@/tests/support/factories";
import { S3_BUCKET, S3_KEY, S3_REGION, startSmallS3 } from "@/tests/support/small-s3";

const SECRET = "a passphrase of the operator";
let s3: Awaited<ReturnType<typeof startSmallS3>>;
let folder: string;

beforeAll(async () => {
  s3 = await startSmallS3();
  // Settings are read at their first use, so this file has its own.
  Object.assign(process.env, {
    BACKUP_BUCKET: S3_BUCKET,
    BACKUP_KEY: SECRET,
    S3_REGION,
    S3_ENDPOINT: `http://127.0.0.1:${s3.port}`,
    S3_FORCE_PATH_STYLE: "1",
    S3_ACCESS_KEY_ID: S3_KEY.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEY.secretAccessKey,
  });
  await aClient();
  folder = join(env.DATA_DIR, "backups");
});
afterAll(() => s3.stop());

const run = async () => jobs[0]?.run({}, { jobId: "a-job" });

it("puts a whole set into the bucket every night and keeps none on the disk", async () => {
  const old = [400, 399].map((days) => setNameOf(new Date(Date.now() - days * 86_400_000), true));
  const sameDay = setNameOf(new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000), true);
  for (const name of [...old, sameDay])
    s3.objects.set(`backups/${name}`, { bytes: Buffer.from("an old set"), modifiedAt: new Date() });

  await run();

  const names = [...s3.objects.keys()].map((key) => key.replace("backups/", ""));
  expect(names).not.toContain(sameDay);
  const [fresh = ""] = names.filter((name) => !old.includes(name));
  expect(names).toHaveLength(3);
  const copy = join(mkdtempSync(join(tmpdir(), "tenderbee-fetched-")), fresh);
  writeFileSync(copy, s3.objects.get(`backups/${fresh}`)?.bytes ?? "");
  expect((await checkSet(copy, SECRET)).end.tables["public.users"]?.rows).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
}, 60_000);

it("fails when the bucket is away, removes no old set, and clears away what a killed run left a day ago", async () => {
  const leftover = join(folder, `${setNameOf(new Date(0), true)}.part`);
  writeFileSync(leftover, "half a set");
  utimesSync(leftover, 0, 0);
  const before = [...s3.objects.keys()];
  s3.state.isAway = true;

  await expect(run()).rejects.toMatchObject({ name: "SlowDown" });

  expect([...s3.objects.keys()]).toEqual(before);
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
}, 60_000);

it("makes up for a night without a set, once, and for none that has one", async () => {
  const queued = () => db.$queryRaw<object[]>`SELECT id FROM pgboss.job WHERE name = 'nightly-backup'`;
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  s3.state.isAway = false;

  expect(await makeUpForNight(hours(29))).toBe(false);
  expect(await queued()).toEqual([]);
  expect(await makeUpForNight(hours(31))).toBe(true);
  await makeUpForNight(hours(31));
  expect(await queued()).toHaveLength(1);
});

it("calls lost what a row names, and not what people have deleted while the files were copied", async () => {
  const owner = await aClient();
  const picture = { folder: "TENDERS" as const, name: "roof.webp", size: 1, mimeType: "image/webp" };
  const [lost, deleted] = [newId(), newId()];
  for (const publicId of [lost, deleted])
    await db.file.create({ data: { id: newId(), ownerId: owner.id, publicId, ...picture } });
  const errors = vi.spyOn(log, "error");
  // Rows are of the snapshot, which was taken before the first file is looked for.
  vi.spyOn(storage(), "maybeSize").mockImplementationOnce(async () => {
    await db.file.delete({ where: { publicId: deleted } });
    return null;
  });

  await run();

  expect(errors.mock.calls).toEqual([[expect.objectContaining({ lostFiles: 1 }), "backup written"]]);
  await db.file.delete({ where: { publicId: lost } });
  vi.restoreAllMocks();
}, 60_000);

it("makes room first: what killed runs left goes also on a night that makes no set, and what is being written stays", async () => {
  const now = new Date();
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const leave = (name: string, at: Date) => {
    writeFileSync(join(folder, name), "half a set");
    utimesSync(join(folder, name), at, at);
  };
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  leave(`${setNameOf(ago(24), true)}.part`, ago(23));
  leave("0123456789abcdef01234567", ago(23));
  leave(`${setNameOf(ago(1), true)}.part`, ago(0.1));
  leave("fedcba9876543210fedcba98", ago(1));
  // In the place of tonight's set there is something that cannot be written over.
  const inTheWay = `${setNameOf(now, true)}.part`;
  mkdirSync(join(folder, inTheWay));

  await expect(backUpNightly(now)).rejects.toThrow(Error);

  expect(readdirSync(folder).toSorted()).toEqual(
    ["fedcba9876543210fedcba98", `${setNameOf(ago(1), true)}.part`, inTheWay].toSorted(),
  );
  rmSync(folder, { recursive: true });
});
