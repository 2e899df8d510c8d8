import { describe, expect, it, onTestFinished, vi } from "vitest";
import { POST as destroy } from "@/app/api/files/destroy/route";
import { POST as uploadMany } from "@/app/api/files/upload/multiple/route";
import { POST as upload } from "@/app/api/files/upload/single/route";
import { MAX_UNUSED_FILES } from "@/lib/files/constants";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { call } from "@/tests/support/call";
import { aClient, type TestUser } from "@/tests/support/factories";
import { A_PDF, aForm, anUploadHeldBack, aPicture } from "./pictures";

// Settings are read at their first use, so this file has its own.
process.env.RATE_LIMITS = "1";

/** That many documents in one call: the cheapest kind of file to process. */
function sendMany(as: TestUser, count: number) {
  const files = Array.from({ length: count }, (_, index) => ({ bytes: A_PDF, name: `${index}.pdf` }));
  return call(uploadMany, { as, body: aForm(files, { field: "files" }) });
}

function sendOne(as: TestUser) {
  return call(upload, { as, body: aForm([{ bytes: A_PDF, name: "plan.pdf" }]) });
}

/** Uploads that exist already; their stored bytes do not matter here. */
async function keepUnused(as: TestUser, count: number): Promise<string[]> {
  const publicIds = Array.from({ length: count }, () => newId());
  const file = { ownerId: as.id, folder: "TENDERS", name: "a", size: 1, mimeType: "image/webp" } as const;
  await db.file.createMany({ data: publicIds.map((publicId) => ({ ...file, id: newId(), publicId })) });
  return publicIds;
}

describe("uploading at the same time", () => {
  it("lets a person send two at once and asks them to wait with the third, and nobody else", async () => {
    const [as, other] = [await aClient(), await aClient()];
    const body = () => aPicture().then((bytes) => aForm([{ bytes, name: "a.png" }]));
    const held = [await anUploadHeldBack(as), await anUploadHeldBack(as)];

    const third = await call(upload, { as, body: await body() });
    expect(third).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await call(upload, { as: other, body: await body() })).status).toBe(200);

    for (const { finish } of held) expect((await finish()).status).toBe(200);
    expect((await call(upload, { as, body: await body() })).status).toBe(200);
  });

  it("makes room again after an upload that was refused", async () => {
    const as = await aClient();
    const broken = aForm([{ bytes: Buffer.from("hello"), name: "a.png" }]);
    for (let turn = 0; turn < 4; turn++) expect((await call(upload, { as, body: broken })).status).toBe(415);
  });
});

describe("an upload that stops half-way", () => {
  it("is refused after twenty silent seconds, and its person may send again at once", async () => {
    const as = await aClient();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const held = [await anUploadHeldBack(as), await anUploadHeldBack(as)];
    expect((await sendOne(as)).status).toBe(429);

    await vi.advanceTimersByTimeAsync(20_000);

    for (const { answer } of held) {
      const refused = await answer;
      expect([refused.status, await refused.json()]).toMatchObject([400, { code: "bad_request" }]);
    }
    expect((await sendOne(as)).status).toBe(200);
  });
});

describe("uploading too often", () => {
  it("counts every file of a call, not the calls", async () => {
    const as = await aClient();
    for (let turn = 0; turn < 6; turn++) expect((await sendMany(as, 10)).status).toBe(200);
    const stopped = await sendOne(as);
    expect(stopped).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  });
});

describe("uploads that nothing uses", () => {
  it("are no more than a hundred, until one is used or destroyed", async () => {
    const as = await aClient();
    const [first, second] = await keepUnused(as, MAX_UNUSED_FILES - 5);
    expect(await sendMany(as, 6)).toMatchObject({ status: 409, body: { code: "too_many_unused_files" } });
    expect((await sendMany(as, 5)).status).toBe(200);
    expect((await sendOne(as)).status).toBe(409);

    await call(destroy, { as, body: { publicId: first } });
    expect((await sendOne(as)).status).toBe(200);
    await db.file.update({
      where: { publicId: second },
      data: { attachedTo: "TENDER" },
      select: { id: true },
    });
    expect((await sendOne(as)).status).toBe(200);
    expect((await sendOne(as)).status).toBe(409);
  });

  it("do not count for anybody else", async () => {
    await keepUnused(await aClient(), MAX_UNUSED_FILES);
    expect((await sendOne(await aClient())).status).toBe(200);
  });
});
