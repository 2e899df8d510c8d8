import { availableParallelism } from "node:os";
import { fileTypeFromBuffer } from "file-type";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { AppError } from "@/lib/shared/errors";
import {
  DOCUMENT_TYPES,
  FOLDER_KINDS,
  kindOf,
  LONGEST_SIDE,
  MAX_FILE_BYTES,
  MAX_PIXELS,
  PHOTO_TYPES,
  type Folder,
} from "../constants";
import type { Transformation } from "../schema";

/** What is stored of an upload. */
export type PreparedFile = {
  bytes: Uint8Array;
  thumbnail: Uint8Array | null;
  mimeType: string;
  width: number | null;
  height: number | null;
};

const THUMBNAIL_SIDE = 480;
const QUALITY = 82;
const THUMBNAIL_QUALITY = 74;
/** Tried in turn when a picture would come out larger than it may be. */
const SMALLER = [60, 40] as const;
/** How long one step of the work may take; an honest picture needs a second or two. */
const PATIENCE_SECONDS = 10;
const MIME_TYPES = { webp: "image/webp", jpg: "image/jpeg", png: "image/png" } as const;

// Decoding is what costs: one picture per core at a time, however many people upload at once.
const decode = pLimit(availableParallelism());
sharp.concurrency(1);
sharp.cache(false);

/** `rotate` turns by the camera's mark; the output carries no metadata, so no place where a photo was taken. */
function open(bytes: Uint8Array, seconds: number): Sharp {
  const limits = { limitInputPixels: MAX_PIXELS, failOn: "error", animated: false } as const;
  return sharp(bytes, limits).timeout({ seconds }).rotate();
}

function resize(picture: Sharp, { width, height, crop }: Transformation): Sharp {
  const fit = crop === "fill" && width && height ? "cover" : "inside";
  const sides = { width: width ?? LONGEST_SIDE, height: height ?? LONGEST_SIDE };
  return picture.resize({ ...sides, fit, withoutEnlargement: true });
}

function encode(picture: Sharp, { format }: Transformation, quality: number): Sharp {
  if (format === "jpg") return picture.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true });
  // Without a palette: finding the best colours of a noisy picture takes longer than anything else here.
  if (format === "png") return picture.png();
  return picture.webp({ quality });
}

/** A PNG knows no quality, so that a second try would come out the same. */
function qualitiesOf({ quality = QUALITY, format }: Transformation): number[] {
  return format === "png" ? [quality] : [quality, ...SMALLER];
}

function thumbnailOf(picture: Uint8Array, seconds: number): Promise<Buffer> {
  const size = { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE } as const;
  const small = sharp(picture)
    .timeout({ seconds })
    .resize({ ...size, fit: "inside", withoutEnlargement: true });
  return small.webp({ quality: THUMBNAIL_QUALITY }).toBuffer();
}

async function preparePhoto(bytes: Uint8Array, wish: Transformation, seconds: number): Promise<PreparedFile> {
  for (const quality of qualitiesOf(wish)) {
    const encoded = encode(resize(open(bytes, seconds), wish), wish, quality);
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    if (data.byteLength > MAX_FILE_BYTES) continue;
    return {
      bytes: data,
      thumbnail: await thumbnailOf(data, seconds),
      mimeType: MIME_TYPES[wish.format],
      width: info.width,
      height: info.height,
    };
  }
  throw new AppError("file_too_large");
}

const WHITE = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);

/** A PDF ends with its end mark: what somebody has put behind it, such as an archive or a page, makes it two files in one. */
function endsAsPdf(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (end > 0 && WHITE.has(bytes[end - 1] ?? -1)) end -= 1;
  return Buffer.from(bytes.subarray(Math.max(0, end - 5), end)).toString("latin1") === "%%EOF";
}

function prepareDocument(bytes: Uint8Array, mimeType: string): PreparedFile {
  if (!endsAsPdf(bytes)) throw new AppError("unsupported_file_type");
  return { bytes, thumbnail: null, mimeType, width: null, height: null };
}

/** What sharp says about a picture, in words for its owner. */
function toRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || "isAppError" in error) return error;
  if (error.message.startsWith("timeout")) return new AppError("picture_too_complex");
  return new AppError(/pixel limit/i.test(error.message) ? "too_many_pixels" : "unsupported_file_type");
}

/**
 * Looks at what a file really is and makes of it what is stored: pictures are decoded, turned upright, stripped
 * of metadata and encoded anew; a whole PDF stays as it is. Throws `unsupported_file_type`, `too_many_pixels`,
 * `picture_too_complex` when it takes too long, or `file_too_large` when it cannot be made small enough.
 */
export async function prepareFile(
  bytes: Uint8Array,
  folder: Folder,
  wish: Transformation,
  patienceSeconds: number = PATIENCE_SECONDS,
): Promise<PreparedFile> {
  const mimeType = (await fileTypeFromBuffer(bytes))?.mime ?? "";
  const isKnown = [...PHOTO_TYPES, ...DOCUMENT_TYPES].some((type) => type === mimeType);
  if (!isKnown || !FOLDER_KINDS[folder].includes(kindOf(mimeType)))
    throw new AppError("unsupported_file_type");
  if (kindOf(mimeType) === "DOCUMENT") return prepareDocument(bytes, mimeType);
  return decode(() => preparePhoto(bytes, wish, patienceSeconds)).catch((error: unknown) => {
    throw toRefusal(error);
  });
}
