import sharp from "sharp";

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

/** A photo lying on its side, as phones take them, that says where it was taken. */
export async function aPhotoWithPlace(): Promise<Buffer> {
  const photo = sharp(await aPicture({ width: 400, height: 200, format: "jpeg" }));
  return photo
    .withExif({ IFD0: { Copyright: "Nora Berger" }, IFD3: { GPSLatitude: "48/1 8/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The smallest document that is a PDF. */
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
