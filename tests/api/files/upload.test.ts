import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { POST as uploadMany } from "@/app/api/files/upload/multiple/route";
import { POST as upload } from "@/app/api/files/upload/single/route";
import { MAX_FILE_BYTES } from "@/lib/files/constants";
import { fileView, type FileView } from "@/lib/files/schema";
import { prepareFile } from "@/lib/files/service/prepare-file";
import { db } from "@/lib/platform/server/database/db";
import { storage } from "@/lib/platform/server/storage/storage";
import { accessTokenOf, call, read } from "@/tests/support/call";
import { aClient } from "@/tests/support/factories";
import { A_PDF, aForm, aNoise, aPhotoWithPlace, aPicture } from "./pictures";

async function bytesOf(key: string): Promise<Buffer> {
  return Buffer.from(await new Response(storage().read(key)).arrayBuffer());
}

describe("uploading one file", () => {
  it("makes a webp of a photo, with a thumbnail, and answers where it is", async () => {
    const bytes = await aPicture({ width: 3000, height: 1500 });
    const answer = await call<FileView>(upload, {
      as: await aClient(),
      body: aForm([{ bytes, name: "bath.png" }]),
    });
    expect(answer.status).toBe(200);
    const view = read(fileView, answer);
    expect(view).toMatchObject({ name: "bath.png", mimeType: "image/webp", width: 2560, height: 1280 });
    expect(view.url).toMatch(/^\/api\/files\/[\w-]+\?expires=\d+&signature=/);
    expect(view.thumbnailURL).toBe(`${view.url}&size=thumbnail`);
    expect((await sharp(await bytesOf(`${view.publicId}.thumbnail`)).metadata()).width).toBe(480);
  });

  it("turns a photo upright and forgets where it was taken", async () => {
    const body = aForm([{ bytes: await aPhotoWithPlace(), name: "garden.jpg" }]);
    const view = read(fileView, await call(upload, { as: await aClient(), body }));
    expect([view.width, view.height]).toEqual([200, 400]);
    const stored = await sharp(await bytesOf(view.publicId)).metadata();
    expect(stored.exif).toBeUndefined();
    expect(stored.orientation ?? 1).toBe(1);
  });

  it("cuts and encodes as asked, and only as allowed", async () => {
    const as = await aClient();
    const bytes = await aPicture();
    const options = {
      "transformation[width]": "100",
      "transformation[height]": "100",
      "transformation[crop]": "fill",
      "transformation[format]": "jpg",
      tag: "extra",
    };
    const view = read(
      fileView,
      await call(upload, {
        as,
        body: aForm([{ bytes, name: "a.png" }], { folder: "photos", fields: options }),
      }),
    );
    expect(view).toMatchObject({ width: 100, height: 100, mimeType: "image/jpeg" });
    for (const [option, value] of [
      ["blur", "900"],
      ["width", "2561"],
      ["height", "2561"],
      ["format", "gif"],
    ]) {
      const fields = { [`transformation[${option}]`]: value ?? "" };
      const refused = await call(upload, { as, body: aForm([{ bytes, name: "a.png" }], { fields }) });
      expect(refused).toMatchObject({ status: 422, body: { code: "validation_failed" } });
    }
  });

  it("never makes a picture larger than it came", async () => {
    const bytes = await aPicture({ width: 320, height: 240 });
    for (const crop of ["fit", "limit", "fill"]) {
      const fields = {
        "transformation[width]": "2000",
        "transformation[height]": "1500",
        "transformation[crop]": crop,
      };
      const body = aForm([{ bytes, name: "a.png" }], { fields });
      const view = read(fileView, await call(upload, { as: await aClient(), body }));
      expect([view.width, view.height]).toEqual([320, 240]);
    }
  });

  it("does not toil over a picture that cannot be made small enough", async () => {
    const body = aForm([{ bytes: await aNoise(1100, 1100), name: "noise.jpg" }], {
      fields: {
        "transformation[width]": "2000",
        "transformation[height]": "2000",
        "transformation[crop]": "fit",
        "transformation[format]": "png",
      },
    });
    const since = performance.now();
    const answer = await call(upload, { as: await aClient(), body });
    expect(answer).toMatchObject({ status: 413, body: { code: "file_too_large" } });
    expect(performance.now() - since).toBeLessThan(5000);
  });

  it("gives up on a picture that takes too long", async () => {
    const options = { crop: "limit", format: "webp" } as const;
    const hopeless = prepareFile(await aNoise(2500, 2500), "photos", options, 1);
    await expect(hopeless).rejects.toMatchObject({ code: "picture_too_complex" });
  });

  it("keeps a document as it is, but not among photos", async () => {
    const as = await aClient();
    const files = [{ bytes: A_PDF, name: "plan.pdf" }];
    const view = read(fileView, await call(upload, { as, body: aForm(files) }));
    expect(view).toMatchObject({
      mimeType: "application/pdf",
      size: A_PDF.byteLength,
      width: null,
      thumbnailURL: view.url,
    });
    expect(await call(upload, { as, body: aForm(files, { folder: "photos" }) })).toMatchObject({
      status: 415,
    });
  });

  it("judges by the content, never by the name", async () => {
    const as = await aClient();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const fakes = [svg, Buffer.from("MZ not a picture"), (await aPicture()).subarray(0, 90), Buffer.alloc(0)];
    for (const bytes of fakes) {
      const answer = await call(upload, {
        as,
        body: aForm([{ bytes, name: "photo.jpg", type: "image/jpeg" }]),
      });
      expect(answer).toMatchObject({ status: 415, body: { code: "unsupported_file_type" } });
    }
  });

  it("refuses a small file that unfolds into too many pixels", async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(MAX_FILE_BYTES);
    const answer = await call(upload, {
      as: await aClient(),
      body: aForm([{ bytes: bomb, name: "big.png" }]),
    });
    expect(answer).toMatchObject({ status: 413, body: { code: "too_many_pixels" } });
  });

  it("refuses a file over 2 MB, and keeps one of exactly 2 MB", async () => {
    const as = await aClient();
    const pdfOf = (size: number) => Buffer.concat([A_PDF, Buffer.alloc(size - A_PDF.byteLength, 32)]);
    const exact = await call(upload, {
      as,
      body: aForm([{ bytes: pdfOf(MAX_FILE_BYTES), name: "plan.pdf" }]),
    });
    expect(exact.status).toBe(200);
    for (const size of [MAX_FILE_BYTES + 1, MAX_FILE_BYTES * 2]) {
      const answer = await call(upload, { as, body: aForm([{ bytes: pdfOf(size), name: "plan.pdf" }]) });
      expect(answer).toMatchObject({ status: 413, body: { code: "file_too_large" } });
    }
  });

  it("stops reading a body that never ends", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const request = new Request("http://localhost:3000/api/files/upload/single", {
      method: "POST",
      headers: {
        authorization: `Bearer ${await accessTokenOf(await aClient())}`,
        "content-type": "multipart/form-data; boundary=x",
      },
      body: endless,
      duplex: "half",
    } as RequestInit);
    expect((await upload(request, { params: Promise.resolve({}) })).status).toBe(413);
    expect(sent).toBeLessThan(MAX_FILE_BYTES + 1_000_000);
  });

  it("needs a folder it knows, a file, multipart and somebody signed in", async () => {
    const as = await aClient();
    const file = [{ bytes: await aPicture(), name: "a.png" }];
    expect(await call(upload, { as, body: aForm(file, { folder: "secrets" }) })).toMatchObject({
      status: 422,
    });
    expect(await call(upload, { as, body: aForm([]) })).toMatchObject({
      status: 422,
      body: { errors: [{ path: "file" }] },
    });
    expect(await call(upload, { as, body: { rootFolder: "tenders" } })).toMatchObject({ status: 415 });
    expect(
      await call(upload, {
        as,
        headers: { "content-type": "multipart/form-data; boundary=x" },
        body: "broken",
      }),
    ).toMatchObject({ status: 400 });
    expect(await call(upload, { body: aForm(file) })).toMatchObject({ status: 401 });
  });

  it("keeps a name that can be saved and sent", async () => {
    const files = [{ bytes: await aPicture(), name: '../../etc/"Lampe\u0000 <b>öö.png' }];
    const view = read(fileView, await call(upload, { as: await aClient(), body: aForm(files) }));
    expect(view.name).toMatch(/^Lampe.* ?böö\.png$/);
  });

  it("writes noise small enough to be kept", async () => {
    const noise = await aNoise(900, 700);
    expect(noise.byteLength).toBeLessThan(MAX_FILE_BYTES);
    const view = read(
      fileView,
      await call(upload, { as: await aClient(), body: aForm([{ bytes: noise, name: "n.jpg" }]) }),
    );
    expect(view.size).toBeLessThanOrEqual(MAX_FILE_BYTES);
  });
});

describe("uploading several files", () => {
  it("keeps them in their order", async () => {
    const files = await Promise.all(
      [1, 2, 3].map(async (index) => ({ bytes: await aPicture(), name: `${index}.png` })),
    );
    const answer = await call(uploadMany, { as: await aClient(), body: aForm(files, { field: "files" }) });
    expect(read(fileView.array(), answer).map((view) => view.name)).toEqual(["1.png", "2.png", "3.png"]);
  });

  it("keeps none when one of them is refused", async () => {
    const as = await aClient();
    const files = [
      { bytes: await aPicture(), name: "a.png" },
      { bytes: Buffer.from("hello"), name: "b.png" },
    ];
    expect((await call(uploadMany, { as, body: aForm(files, { field: "files" }) })).status).toBe(415);
    expect(await db.file.count({ where: { ownerId: as.id } })).toBe(0);
  });

  it("takes at most ten", async () => {
    const bytes = await aPicture({ width: 8, height: 8 });
    const files = Array.from({ length: 11 }, (_, index) => ({ bytes, name: `${index}.png` }));
    const answer = await call(uploadMany, { as: await aClient(), body: aForm(files, { field: "files" }) });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: "files" }] } });
  });
});
