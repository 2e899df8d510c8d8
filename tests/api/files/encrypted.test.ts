import { describe, expect, it, vi } from "vitest";
import { GET as serve } from "@/app/api/files/[publicId]/route";
import { POST as upload } from "@/app/api/files/upload/single/route";
import { GET as download } from "@/app/api/users/[id]/export/download/route";
import { POST as requestExport } from "@/app/api/users/[id]/export/route";
import { fileView, type FileView } from "@/lib/files/schema";
import { db } from "@/lib/platform/server/database/db";
import { log } from "@/lib/platform/server/config/log";
import { encryptedStorage } from "@/lib/platform/server/storage/encrypted-storage";
import { storage } from "@/lib/platform/server/storage/storage";
import { newId } from "@/lib/shared/ids";
import { jobs as exportJobs } from "@/lib/data-export/jobs";
import { exportAnswer } from "@/lib/data-export/schema";
import { call, read } from "@/tests/support/call";
import { PASSWORD, aPro, type TestUser } from "@/tests/support/factories";
import { runJobs } from "@/tests/support/run-jobs";
import { unzip } from "@/tests/support/unzip";
import { A_PDF, aForm, aNoise } from "./pictures";

const COMMENTS = "% the number of an identity card\n".repeat(200);
const A_LONG_PDF = Buffer.concat([A_PDF.subarray(0, 9), Buffer.from(COMMENTS), A_PDF.subarray(9)]);

async function aDocument(
  as: TestUser,
  bytes: Uint8Array = A_LONG_PDF,
  folder = "verifications",
): Promise<FileView> {
  return read(fileView, await call(upload, { as, body: aForm([{ bytes, name: "card" }], { folder }) }));
}

/** Opens an address as an img tag does: without a token. */
async function open(url: string, headers: Record<string, string> = {}) {
  const { pathname, searchParams } = new URL(url, "http://localhost:3000");
  const request = new Request(`http://localhost:3000/api/x?${searchParams.toString()}`, { headers });
  const publicId = pathname.split("/").at(-1) ?? "";
  const answer = await serve(request, { params: Promise.resolve({ publicId }) });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const lying = async (key: string) => Buffer.from(await new Response(storage().read(key)).arrayBuffer());

/** True when any part of the plaintext is stored unencrypted. */
function shows(lies: Buffer, original: Buffer): boolean {
  for (let start = 0; start + 16 <= original.length; start += 16)
    if (lies.includes(original.subarray(start, start + 16))) return true;
  return false;
}

describe("a document of identity", () => {
  it("lies encrypted, picture, small picture and PDF alike, and is served as it was", async () => {
    const as = await aPro();
    const pdf = await aDocument(as);
    const served = await open(pdf.url);
    expect([served.status, served.bytes.equals(A_LONG_PDF)]).toEqual([200, true]);
    expect(shows(await lying(pdf.publicId), A_LONG_PDF)).toBe(false);

    const picture = await aDocument(as, await aNoise(300, 200));
    const [whole, small] = [await open(picture.url), await open(picture.thumbnailURL)];
    for (const { bytes } of [whole, small]) expect(bytes.subarray(0, 4).toString()).toBe("RIFF");
    expect(whole.bytes).toHaveLength(picture.size);
    expect(shows(await lying(picture.publicId), whole.bytes)).toBe(false);
    expect(shows(await lying(`${picture.publicId}.thumbnail`), small.bytes)).toBe(false);
  });

  it("is served in parts, too, and never kept by anybody", async () => {
    const { url } = await aDocument(await aPro());
    const part = await open(url, { range: "bytes=5-12" });
    expect([part.status, part.headers.get("content-range")]).toEqual([
      206,
      `bytes 5-12/${A_LONG_PDF.length}`,
    ]);
    expect(part.bytes.equals(A_LONG_PDF.subarray(5, 13))).toBe(true);
    expect((await open(url, { range: `bytes=${A_LONG_PDF.length}-` })).status).toBe(416);
    for (const headers of [undefined, { range: "bytes=0-3" }])
      expect((await open(url, headers)).headers.get("cache-control")).toBe("private, no-store");
  });

  it("is gone from its address after sixty seconds: whole, in parts, small, and to be checked for changes", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const view = await aDocument(await aPro(), await aNoise(60, 40));
      const etag = (await open(view.url)).headers.get("etag") ?? "";
      vi.setSystemTime(Date.now() + 60_000);
      const answers = [
        await open(view.url),
        await open(view.url, { range: "bytes=0-3" }),
        await open(view.thumbnailURL),
        await open(view.url, { "if-none-match": etag }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("that was tampered with, or sealed with another key, is not served, and the log says so", async () => {
    const view = await aDocument(await aPro());
    const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
    const bytes = await lying(view.publicId);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    await storage().write(view.publicId, bytes);
    expect(await open(view.url)).toMatchObject({ status: 503 });
    await encryptedStorage(storage(), "another-key-of-thirty-two-signs-or-more").write(
      view.publicId,
      A_LONG_PDF,
    );
    expect(await open(view.url, { range: "bytes=0-3" })).toMatchObject({ status: 503 });
    await storage().write(view.publicId, A_LONG_PDF);
    expect(await open(view.url)).toMatchObject({ status: 503 });
    expect(logged.mock.calls.map(([, text]) => text)).toEqual(Array(3).fill("a sealed file does not open"));
    logged.mockRestore();
  });

  it("of before the sealing stays readable, and other folders are not sealed", async () => {
    const as = await aPro();
    const [old, plain] = [await aDocument(as), await aDocument(as, A_LONG_PDF, "files")];
    await storage().write(old.publicId, A_LONG_PDF);
    await db.file.update({ where: { publicId: old.publicId }, data: { isSealed: false } });
    expect((await open(old.url)).bytes.equals(A_LONG_PDF)).toBe(true);
    expect((await lying(plain.publicId)).equals(A_LONG_PDF)).toBe(true);
  });

  it("is in the copy of one's data as it was", async () => {
    await db.$executeRaw`DELETE FROM pgboss.job`;
    const as = await aPro();
    const { publicId } = await aDocument(as);
    const params = { id: as.id };
    const asked = await call(requestExport, { as, params, body: { password: PASSWORD } });
    const url = read(exportAnswer, asked).export?.url ?? "";
    await runJobs(exportJobs);
    const { search } = new URL(url, "http://localhost");
    const request = new Request(`http://localhost:3000/api/${newId()}${search}`);
    const archive = await download(request, { params: Promise.resolve(params) });
    const files = unzip(Buffer.from(await archive.arrayBuffer()));
    const path = [...files.keys()].find((each) => each.includes(publicId)) ?? "";
    expect(path).toMatch(/^files\/verifications\//);
    expect(files.get(path)?.equals(A_LONG_PDF)).toBe(true);
  });
});
