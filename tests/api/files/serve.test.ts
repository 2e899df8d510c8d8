import { existsSync, readdirSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { GET as serve } from "@/app/api/files/[publicId]/route";
import { GET as ownFiles } from "@/app/api/files/route";
import { POST as upload } from "@/app/api/files/upload/single/route";
import { fileList, fileView, type FileView } from "@/lib/files/schema";
import { db } from "@/lib/platform/server/database/db";
import { apiOf } from "@/lib/platform/server/http/api-server";
import { call, read } from "@/tests/support/call";
import { aClient, type TestUser } from "@/tests/support/factories";
import { A_PDF, aForm, aPicture } from "./pictures";

const MINUTE_MS = 60_000;

async function anUpload(as: TestUser, folder = "tenders"): Promise<FileView> {
  const body = aForm([{ bytes: await aPicture(), name: "Küche & Bad.png" }], { folder });
  return read(fileView, await call(upload, { as, body }));
}

/** Opens an address as an img tag does: without a token. */
function open(url: string, headers: Record<string, string> = {}) {
  const { pathname, searchParams } = new URL(url, "http://localhost:3000");
  const publicId = pathname.split("/").at(-1) ?? "";
  return call(serve, { params: { publicId }, query: Object.fromEntries(searchParams), headers });
}

function attach(publicId: string, attachedTo: "AVATAR" | "WORK") {
  return db.file.update({ where: { publicId }, data: { attachedTo }, select: { id: true } });
}

describe("a private file", () => {
  it("opens by its signed address, for a browser's img tag", async () => {
    const view = await anUpload(await aClient());
    const answer = await open(view.url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cache-control")).toMatch(/^private, max-age=\d+$/);
    expect(answer.headers.get("content-disposition")).toContain("K%C3%BCche%20%26%20Bad.webp");
    expect((await open(view.thumbnailURL)).status).toBe(200);
  });

  it("does not exist without the signature, with another one, or for another file", async () => {
    const as = await aClient();
    const [view, other] = [await anUpload(as), await anUpload(as)];
    const plain = `/api/files/${view.publicId}`;
    const stolen = other.url.replace(other.publicId, view.publicId);
    const longer = view.url.replace(/expires=\d+/, "expires=4000000000");
    for (const url of [plain, stolen, longer, `${plain}?expires=1&signature=x`]) {
      expect(await open(url)).toMatchObject({ status: 404, body: { code: "file_not_found" } });
    }
  });

  it("closes after an hour, and keeps its address in between so that the browser need not ask again", async () => {
    // One minute into a half hour in the future: sessions are checked against the database's own clock.
    const start = Math.ceil(Date.now() / 1_800_000) * 1_800_000 + MINUTE_MS;
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    try {
      const as = await aClient();
      const view = await anUpload(as);
      vi.setSystemTime(start + 12 * MINUTE_MS);
      const again = read(fileList, await call(ownFiles, { as, query: { publicIds: view.publicId } }));
      expect(again.items[0]?.url).toBe(view.url);
      expect((await open(view.url)).status).toBe(200);
      vi.setSystemTime(start + 60 * MINUTE_MS);
      expect((await open(view.url)).status).toBe(404);
    } finally {
      vi.useRealTimers();
    }
  });

  it("is open for a minute only and never kept when it is a document of identity", async () => {
    const view = await anUpload(await aClient(), "verifications");
    const answer = await open(view.url);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const expires = Number(new URL(view.url, "http://localhost").searchParams.get("expires"));
    expect(expires - Date.now() / 1000).toBeLessThanOrEqual(60);
  });
});

describe("an avatar or a work photo", () => {
  it("is public and never changes", async () => {
    const view = await anUpload(await aClient(), "photos");
    await attach(view.publicId, "AVATAR");
    const answer = await open(`/api/files/${view.publicId}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, s-maxage=5, immutable");
  });

  it("is not sent again to whoever has it", async () => {
    const view = await anUpload(await aClient(), "photos");
    await attach(view.publicId, "WORK");
    const url = `/api/files/${view.publicId}`;
    const etag = (await open(url)).headers.get("etag") ?? "";
    expect((await open(url, { "if-none-match": etag })).status).toBe(304);
    expect((await open(`${url}?size=thumbnail`, { "if-none-match": etag })).status).toBe(200);
  });
});

describe("ranges", () => {
  it("answers parts, the rest and the end, and says when there is no such part", async () => {
    const body = aForm([{ bytes: A_PDF, name: "plan.pdf" }]);
    const { url } = read(fileView, await call(upload, { as: await aClient(), body }));
    const whole = A_PDF.toString();
    const size = whole.length;
    const part = await open(url, { range: "bytes=0-3" });
    expect([part.status, part.body, part.headers.get("content-range")]).toEqual([
      206,
      "%PDF",
      `bytes 0-3/${size}`,
    ]);
    expect((await open(url, { range: "bytes=5-" })).body).toBe(whole.slice(5));
    expect((await open(url, { range: "bytes=-6" })).body).toBe(whole.slice(-6));
    expect((await open(url, { range: "bytes=9999-" })).status).toBe(416);
    expect((await open(url, { range: "bytes=0-1,3-4" })).status).toBe(200);
    expect((await open(url, { range: "bytes=0-3", "if-range": '"other"' })).status).toBe(200);
  });
});

const OPEN_FILES = "/proc/self/fd";

describe.runIf(existsSync(OPEN_FILES))("asking for the headers only", () => {
  it("tells the size of a file and leaves none open", async () => {
    const bytes = Buffer.concat([A_PDF, Buffer.alloc(1_500_000, 32)]);
    const body = aForm([{ bytes, name: "plan.pdf" }]);
    const { url } = read(fileView, await call(upload, { as: await aClient(), body }));
    const api = apiOf({ "/api/files/[publicId]": { GET: serve } });
    const before = readdirSync(OPEN_FILES).length;

    for (let turn = 0; turn < 100; turn++) {
      const answer = await api(new Request(new URL(url, "http://localhost:3000"), { method: "HEAD" }));
      expect([answer.status, answer.headers.get("content-length"), await answer.text()]).toEqual([
        200,
        String(bytes.byteLength),
        "",
      ]);
    }

    // A few connections may be the database's or about to close.
    await expect.poll(() => readdirSync(OPEN_FILES).length).toBeLessThan(before + 20);
  });
});

describe("own uploads of a draft", () => {
  it("come back in their order, without those of others and those that are gone", async () => {
    const [as, stranger] = [await aClient(), await aClient()];
    const [first, second, foreign] = [await anUpload(as), await anUpload(as), await anUpload(stranger)];
    const publicIds = [second.publicId, "gone-gone-gone-gone", foreign.publicId, first.publicId].join(",");
    const { items } = read(fileList, await call(ownFiles, { as, query: { publicIds } }));
    expect(items.map((item) => item.publicId)).toEqual([second.publicId, first.publicId]);
  });
});
