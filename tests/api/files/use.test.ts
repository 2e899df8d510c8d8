import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { POST as destroy } from "@/app/api/files/destroy/route";
import { POST as upload } from "@/app/api/files/upload/single/route";
import { fileView } from "@/lib/files/schema";
import { attachFiles, releaseFiles, type AttachFiles } from "@/lib/files/service/attach-files";
import { collectGarbage } from "@/lib/files/service/collect-garbage";
import { db } from "@/lib/platform/server/database/db";
import { env } from "@/lib/platform/server/config/env";
import { storage } from "@/lib/platform/server/storage/storage";
import { transact } from "@/lib/platform/server/work/transact";
import { call, read } from "@/tests/support/call";
import { aClient, type TestUser } from "@/tests/support/factories";
import { A_PDF, aForm, aPicture } from "./pictures";

async function anUpload(as: TestUser, bytes?: Uint8Array): Promise<string> {
  const body = aForm([{ bytes: bytes ?? (await aPicture()), name: "a" }]);
  return read(fileView, await call(upload, { as, body })).publicId;
}

function take(as: TestUser, publicIds: string[], more: Partial<AttachFiles> = {}) {
  const options = { folder: "tenders", kind: "PHOTO", use: "TENDER", field: "photoIds" } as const;
  return transact((work) => attachFiles(work, { ...options, ownerId: as.id, publicIds, ...more }));
}

const refusedAt = (path: string, code: string) =>
  expect.objectContaining({ code: "validation_failed", issues: [{ path, code }] });

describe("taking uploads into use", () => {
  it("answers their ids in the given order", async () => {
    const as = await aClient();
    const [first, second] = [await anUpload(as), await anUpload(as)];
    const ids = await take(as, [second, first]);
    const rows = await db.file.findMany({
      where: { id: { in: ids } },
      select: { id: true, publicId: true, attachedTo: true },
    });
    expect(ids.map((id) => rows.find((row) => row.id === id)?.publicId)).toEqual([second, first]);
    expect(rows.every((row) => row.attachedTo === "TENDER")).toBe(true);
  });

  it("refuses what is somebody else's, gone, in use, or of another kind or folder, at its place", async () => {
    const [as, stranger] = [await aClient(), await aClient()];
    const [own, foreign, pdf, used] = [
      await anUpload(as),
      await anUpload(stranger),
      await anUpload(as, A_PDF),
      await anUpload(as),
    ];
    await take(as, [used]);
    await expect(take(as, [own, foreign])).rejects.toEqual(refusedAt("photoIds.1", "fileGone"));
    await expect(take(as, ["gone-gone-gone-gone"])).rejects.toEqual(refusedAt("photoIds.0", "fileGone"));
    await expect(take(as, [pdf])).rejects.toEqual(refusedAt("photoIds.0", "fileWrongKind"));
    await expect(take(as, [own], { folder: "files" })).rejects.toEqual(
      refusedAt("photoIds.0", "fileWrongKind"),
    );
    await expect(take(as, [used])).rejects.toEqual(refusedAt("photoIds.0", "fileInUse"));
    expect(await take(as, [used], { keptIds: [used] })).toHaveLength(1);
  });

  it("lets only one of two tenders have a photo", async () => {
    const as = await aClient();
    const photo = await anUpload(as);
    const results = await Promise.allSettled([take(as, [photo]), take(as, [photo])]);
    expect(results.map((result) => result.status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("destroying an upload", () => {
  it("removes it and its bytes, once, for its owner only", async () => {
    const [as, stranger] = [await aClient(), await aClient()];
    const publicId = await anUpload(as);
    expect(await call(destroy, { as: stranger, body: { publicId } })).toMatchObject({ status: 404 });
    expect((await call(destroy, { as, body: { publicId } })).status).toBe(204);
    expect(await storage().maybeSize(publicId)).toBeNull();
    expect(await storage().maybeSize(`${publicId}.thumbnail`)).toBeNull();
    expect(await call(destroy, { as, body: { publicId } })).toMatchObject({
      status: 404,
      body: { code: "file_not_found" },
    });
  });

  it("leaves what a tender shows", async () => {
    const as = await aClient();
    const publicId = await anUpload(as);
    const [fileId] = await take(as, [publicId]);
    expect(await call(destroy, { as, body: { publicId } })).toMatchObject({
      status: 409,
      body: { code: "file_in_use" },
    });
    await transact((work) => releaseFiles(work, [fileId ?? ""]));
    expect((await call(destroy, { as, body: { publicId } })).status).toBe(204);
  });
});

async function halves(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage().list()) if (key.endsWith(".part")) keys.push(key);
  return keys;
}

describe("the nightly sweep", () => {
  it("removes uploads unused for a day and bytes without a row, and nothing else", async () => {
    const as = await aClient();
    const [old, fresh, used] = [await anUpload(as), await anUpload(as), await anUpload(as)];
    await take(as, [used]);
    const long = new Date(Date.now() - 25 * 3_600_000);
    await db.file.updateMany({ where: { publicId: { in: [old, used] } }, data: { createdAt: long } });
    const justNot = new Date(Date.now() - 23 * 3_600_000);
    await db.file.updateMany({ where: { publicId: fresh }, data: { createdAt: justNot } });
    await storage().write("orphan-orphan-orphan", new Uint8Array([1]));
    await storage().write("on-its-way-to-its-row", new Uint8Array([1]));
    await utimes(join(env.DATA_DIR, "uploads", "or", "orphan-orphan-orphan"), long, long);

    expect(await collectGarbage()).toEqual({ unused: 1, orphans: 1 });

    expect(await storage().maybeSize(old)).toBeNull();
    expect(await storage().maybeSize("orphan-orphan-orphan")).toBeNull();
    for (const key of [fresh, used, "on-its-way-to-its-row"])
      expect(await storage().maybeSize(key)).not.toBeNull();
    expect(await collectGarbage()).toEqual({ unused: 0, orphans: 0 });
  });

  it("removes what a crash left half written", async () => {
    const uploading = new PassThrough();
    uploading.write("the first half");
    const writing = storage().writeStream("never-comes-to-its-end", uploading);
    await expect.poll(halves).toHaveLength(1);

    await collectGarbage(new Date(Date.now() + 2 * 3_600_000));

    expect(await halves()).toEqual([]);
    uploading.destroy();
    await expect(writing).rejects.toThrow("Premature close");
  });
});
