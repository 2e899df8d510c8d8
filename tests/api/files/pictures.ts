import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { POST as upload } from "@/app/api/files/upload/single/route";
import { accessTokenOf } from "@/tests/support/call";

/** A picture of one colour. */
export function aPicture({
  width = 320,
  height = 240,
  format = "png",
}: { width?: number; height?: number; format?: "png" | "jpeg" | "webp" } = {}): Promise<Buffer> {
  const background = { r: 249, g: 174, b: 13 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** A picture of noise, the worst case for compression. */
export function aNoise(width: number, height: number): Promise<Buffer> {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A photo with EXIF rotation, as phones take them, and with its GPS position. */
export async function aPhotoWithPlace(): Promise<Buffer> {
  const photo = sharp(await aPicture({ width: 400, height: 200, format: "jpeg" }));
  return photo
    .withExif({ IFD0: { Copyright: "Nora Berger" }, IFD3: { GPSLatitude: "48/1 8/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The smallest valid PDF. */
export const A_PDF = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

type FormOptions = { folder?: string; field?: string; fields?: Record<string, string> };

/** A multipart upload of the given files. */
export function aForm(
  files: { bytes: Uint8Array; name: string; type?: string }[],
  { folder = "tenders", field = "file", fields = {} }: FormOptions = {},
): FormData {
  const form = new FormData();
  form.append("rootFolder", folder);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { bytes, name, type } of files)
    form.append(field, new File([new Uint8Array(bytes)], name, { type }));
  return form;
}

type HeldBack = { answer: Promise<Response>; finish: () => Promise<Response> };

/** An upload that has stopped half-way: the rest is sent when the test says so. */
export async function anUploadHeldBack(as: { id: string }): Promise<HeldBack> {
  const form = new Response(aForm([{ bytes: await aPicture(), name: "slow.png" }]));
  const whole = new Uint8Array(await form.arrayBuffer());
  let release = () => {};
  let answer: Promise<Response> | undefined;
  const headers = {
    authorization: `Bearer ${await accessTokenOf(as)}`,
    "content-type": form.headers.get("content-type") ?? "",
  };
  await new Promise<void>((isBeingRead) => {
    const half = whole.byteLength / 2;
    let hasBegun = false;
    const pull = async (controller: ReadableStreamDefaultController) => {
      if (!hasBegun) {
        hasBegun = true;
        return controller.enqueue(whole.subarray(0, half));
      }
      isBeingRead();
      await new Promise<void>((done) => (release = done));
      controller.enqueue(whole.subarray(half));
      controller.close();
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const url = "http://localhost:3000/api/files/upload/single";
    const request = new Request(url, { method: "POST", headers, body, duplex: "half" } as RequestInit);
    answer = upload(request, { params: Promise.resolve({}) });
  });
  return {
    answer: answer!,
    finish: () => {
      release();
      return answer!;
    },
  };
}
