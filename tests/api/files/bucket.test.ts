import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { POST as destroy } from "@/app/api/files/destroy/route";
import { GET as serve } from "@/app/api/files/[publicId]/route";
import { POST as uploadSeveral } from "@/app/api/files/upload/multiple/route";
import { POST as upload } from "@/app/api/files/upload/single/route";
import { GET as download } from "@/app/api/users/[id]/export/download/route";
import { GET as progress, POST as ask } from "@/app/api/users/[id]/export/route";
import { fileView, type FileView } from "@/lib/files/schema";
import { collectGarbage } from "@/lib/files/service/collect-garbage";
import { db } from "@/lib/platform/server/database/db";
import { env } from "@/lib/platform/server/config/env";
import { jobs as exportJobs } from "@/lib/data-export/jobs";
import { exportAnswer } from "@/lib/data-export/schema";
import { call, read } from "@/tests/support/call";
import { PASSWORD, aClient, type TestUser } from "@/tests/support/factories";
import { CuttableConnection } from "@/tests/support/cuttable-connection";
import { runJobs } from "@/tests/support/run-jobs";
import { S3_BUCKET, S3_KEY, S3_REGION, startSmallS3 } from "@/tests/support/small-s3";
import { aForm, aPicture } from "./pictures";

let s3: Awaited<ReturnType<typeof startSmallS3>>;
let line: CuttableConnection;
let as: TestUser;

beforeAll(async () => {
  s3 = await startSmallS3();
  line = await CuttableConnection.to(s3.port);
  // Settings are read at their first use, so this file has its own.
  Object.assign(process.env, {
    S3_BUCKET,
    S3_REGION,
    S3_ENDPOINT: line.url,
    S3_FORCE_PATH_STYLE: "1",
    S3_ACCESS_KEY_ID: S3_KEY.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEY.secretAccessKey,
  });
  as = await aClient();
});
afterAll(async () => {
  await line.remove();
  await s3.stop();
});

async function anUpload(folder = "tenders"): Promise<FileView> {
  const body = aForm([{ bytes: await aPicture(), name: "bath.png" }], { folder });
  return read(fileView, await call(upload, { as, body }));
}

const TEN = Array.from({ length: 10 }, (_, number) => `${number}.png`);
async function uploadOfTen(by: TestUser) {
  const bytes = await aPicture();
  const body = aForm(
    TEN.map((name) => ({ bytes, name })),
    { field: "files" },
  );
  return call(uploadSeveral, { as: by, body });
}

function open(url: string, headers: Record<string, string> = {}) {
  const { pathname, searchParams } = new URL(url, "http://localhost:3000");
  const publicId = pathname.split("/").at(-1) ?? "";
  return call<string>(serve, { params: { publicId }, query: Object.fromEntries(searchParams), headers });
}

describe("files in a bucket", () => {
  it("are uploaded, served whole and in parts, and destroyed, and none lies on the disk", async () => {
    const { publicId, url, thumbnailURL, size } = await anUpload();
    expect([...s3.objects.keys()].toSorted()).toEqual([
      `uploads/${publicId}`,
      `uploads/${publicId}.thumbnail`,
    ]);
    expect((await open(url)).headers.get("content-length")).toBe(String(size));
    expect((await open(thumbnailURL)).status).toBe(200);
    const part = await open(url, { range: "bytes=0-3" });
    expect([part.status, part.body]).toEqual([206, "RIFF"]);
    expect(existsSync(join(env.DATA_DIR, "uploads"))).toBe(false);

    await call(destroy, { as, body: { publicId } });
    expect((await open(url)).status).toBe(404);
    expect(s3.objects.size).toBe(0);
  });

  it("of identity are sealed there, too", async () => {
    const { publicId, url } = await anUpload("verifications");
    expect(s3.objects.get(`uploads/${publicId}`)?.bytes.includes("WEBP")).toBe(false);
    expect((await open(url)).body.slice(0, 4)).toBe("RIFF");
  });

  it("are swept like those of a folder: what nothing uses and what no row names", async () => {
    const { publicId } = await anUpload();
    const long = new Date(Date.now() - 30 * 24 * 3_600_000);
    await db.file.updateMany({ where: { publicId }, data: { createdAt: long } });
    s3.objects.set("uploads/orphan-orphan-orphan", { bytes: Buffer.from("x"), modifiedAt: long });
    s3.objects.set("exports/not-for-this-sweep", { bytes: Buffer.from("x"), modifiedAt: long });
    expect(await collectGarbage()).toEqual({ unused: 1, orphans: 1 });
    expect(
      [...s3.objects.keys()].filter((key) => /orphan|not-for/.test(key) || key.includes(publicId)),
    ).toEqual(["exports/not-for-this-sweep"]);
  });

  it("are refused politely while the bucket is away, and nothing is half there", async () => {
    const before = await db.file.count();
    s3.state.isAway = true;
    const body = aForm([{ bytes: await aPicture(), name: "a.png" }]);
    expect(await call(upload, { as, body })).toMatchObject({
      status: 503,
      body: { code: "files_unavailable" },
    });
    s3.state.isAway = false;
    expect(await db.file.count()).toBe(before);
  });

  it("keep nobody waiting while the bucket takes requests and says nothing, and are taken when it does", async () => {
    const before = await db.file.count();
    const body = async () => aForm([{ bytes: await aPicture(), name: "a.png" }]);
    line.silence();
    expect(await call(upload, { as, body: await body() })).toMatchObject({ status: 503 });
    line.mend();
    expect(await call(upload, { as, body: await body() })).toMatchObject({ status: 200 });
    expect(await db.file.count()).toBe(before + 1);
  }, 30_000);

  it("of identity keep nobody waiting while the bucket comes to a halt in the middle of one", async () => {
    const { url } = await anUpload("verifications");
    s3.bucket.isStalling = true;
    const answer = await open(url);
    s3.bucket.isStalling = false;
    expect(answer).toMatchObject({ status: 503, body: { code: "files_unavailable" } });
    expect((await open(url)).status).toBe(200);
  }, 30_000);

  it("are put there at the same time, all of an upload", async () => {
    const waiting: ((isTaken: boolean) => void)[] = [];
    // A bucket that takes none before all are there, each with its thumbnail.
    s3.state.takesPut = () =>
      new Promise((answer) => {
        if (waiting.push(answer) === 20) for (const each of waiting) each(true);
      });
    const several = await uploadOfTen(await aClient());
    s3.state.takesPut = () => Promise.resolve(true);
    expect(read(z.array(fileView), several).map(({ name }) => name)).toEqual(TEN);
  }, 30_000);

  it("have no row, not one, when the bucket takes some of an upload only", async () => {
    const own = await aClient();
    let arrived = 0;
    s3.state.takesPut = () => Promise.resolve(++arrived <= 5);
    const several = await uploadOfTen(own);
    s3.state.takesPut = () => Promise.resolve(true);
    expect(several).toMatchObject({ status: 503, body: { code: "files_unavailable" } });
    expect(await db.file.count({ where: { ownerId: own.id } })).toBe(0);
  }, 30_000);

  it("hold copies of one's data, too", async () => {
    await db.$executeRaw`DELETE FROM pgboss.job`;
    await anUpload();
    const params = { id: as.id };
    const asked = await call(ask, { as, params, body: { password: PASSWORD } });
    const url = read(exportAnswer, asked).export?.url ?? "";
    await runJobs(exportJobs);
    const made = read(exportAnswer, await call(progress, { as, params })).export;
    expect(made).toMatchObject({ status: "READY" });
    expect(s3.objects.get(`exports/${made?.id}`)?.bytes.byteLength).toBe(made?.size);
    const query = Object.fromEntries(new URL(url, "http://localhost").searchParams);
    const archive = await call<string>(download, { params: { id: as.id }, query });
    expect([archive.status, archive.body.slice(0, 2)]).toEqual([200, "PK"]);
  });
});
