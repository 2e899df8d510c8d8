import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A marker in everything hostile: it must not appear in any output. */
export const MARK = "HOSTILE-MARK";
export const SCRIPT = `<script>/*${MARK}*/alert(document.domain)</script>`;
export const PAGE = `<!doctype html><html><body>${SCRIPT}</body></html>`;

function uint32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}

/** A chunk of a PNG, with its checksum. */
export function chunk(type: string, content: Buffer | string): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), Buffer.from(content)]);
  return Buffer.concat([uint32(body.length - 4), body, uint32(crc32(body))]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * A PNG of one bit per pixel, all white: a few kilobytes for any number of pixels. `claim` is the size its header
 * states instead.
 */
export function hugePng(side: number, claim = side): Buffer {
  const head = Buffer.concat([uint32(claim), uint32(claim), Buffer.from([1, 0, 0, 0, 0])]);
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  const body = chunk("IDAT", deflateSync(rows, { level: 6 }));
  return Buffer.concat([SIGNATURE, chunk("IHDR", head), body, chunk("IEND", "")]);
}

/** A PNG with more chunks right after its header. */
export function withChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  const headEnd = SIGNATURE.length + 25;
  return Buffer.concat([png.subarray(0, headEnd), ...chunks, png.subarray(headEnd)]);
}

/** A JPEG with a segment right after its first mark: 0xFE is a comment, 0xE1 holds EXIF and XMP, 0xE2 a colour profile. */
export function withSegment(jpeg: Buffer, marker: number, content: Buffer | string): Buffer {
  const body = Buffer.from(content);
  const head = Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** A JPEG whose header states another size than it has. */
export function claiming(jpeg: Buffer, side: number): Buffer {
  const lying = Buffer.from(jpeg);
  const at = lying.findIndex((byte, index) => byte === 0xff && [0xc0, 0xc2].includes(lying[index + 1] ?? 0));
  lying.writeUInt16BE(side, at + 5);
  lying.writeUInt16BE(side, at + 7);
  return lying;
}

/** Any payload in the container of a WebP. */
export function riff(...parts: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from("WEBP"), ...parts]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from("RIFF"), length, body]);
}

/** A WebP's chunk. */
export function riffChunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(type), length, content, Buffer.alloc(content.length % 2)]);
}

/** The header of a WebP that states a canvas of 16,383 on a side, and animation. */
export function hugeCanvas(): Buffer {
  const head = Buffer.from([0x02, 0, 0, 0, 0xff, 0x3f, 0, 0xff, 0x3f, 0]);
  return riffChunk("VP8X", head);
}

/** A zip archive with one entry, stored without compression. */
export function aZip(content = PAGE): Buffer {
  const name = Buffer.from("index.html");
  const body = Buffer.from(content);
  const header = Buffer.alloc(26);
  header.writeUInt32LE(crc32(body), 10);
  header.writeUInt32LE(body.length, 14);
  header.writeUInt32LE(body.length, 18);
  header.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from("PK\x03\x04"), header, name, body]);
  const central = Buffer.concat([Buffer.from("PK\x01\x02\0\0"), header, Buffer.alloc(14), name]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from("PK\x05\x06"), end]);
}

/** A GIF with many frames. */
export function animated(format: "webp" | "gif", frames: number, side: number): Promise<Buffer> {
  const raw = Buffer.alloc(side * side * frames * 3);
  for (let frame = 0; frame < frames; frame++)
    raw.fill(frame * 37, frame * side * side * 3, frame * side * side * 3 + 300);
  const picture = sharp(raw, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } });
  return (
    format === "webp" ? picture.webp({ quality: 20, effort: 0 }) : picture.gif({ effort: 1 })
  ).toBuffer();
}
