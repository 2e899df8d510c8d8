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

/** The content of an upload as it is stored. */
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
/** Qualities to retry with, in this order, when the encoded picture exceeds MAX_FILE_BYTES. */
const LOWER_QUALITIES = [60, 40] as const;
/** Timeout of one processing step; an ordinary picture needs a second or two. */
const TIMEOUT_SECONDS = 10;
const MIME_TYPES = { webp: "image/webp", jpg: "image/jpeg", png: "image/png" } as const;

// Concurrency limit of one picture per core, because decoding is CPU-bound.
const decode = pLimit(availableParallelism());
sharp.concurrency(1);
sharp.cache(false);

// `rotate` applies the EXIF orientation; the output carries no metadata, so no GPS position of the photo (privacy).
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
  // Without a palette: quantising the colours of a noisy picture would be the slowest step of all.
  if (format === "png") return picture.png();
  return picture.webp({ quality });
}

// PNG is lossless and ignores quality, so a retry would give the same size.
function qualitiesOf({ quality = QUALITY, format }: Transformation): number[] {
  return format === "png" ? [quality] : [quality, ...LOWER_QUALITIES];
}

function thumbnailOf(picture: Uint8Array, seconds: number): Promise<Buffer> {
  const size = { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE } as const;
  const small = sharp(picture)
    .timeout({ seconds })
    .resize({ ...size, fit: "inside", withoutEnlargement: true });
  return small.webp({ quality: THUMBNAIL_QUALITY }).toBuffer();
}

async function preparePhoto(
  bytes: Uint8Array,
  transformation: Transformation,
  seconds: number,
): Promise<PreparedFile> {
  for (const quality of qualitiesOf(transformation)) {
    const encoded = encode(resize(open(bytes, seconds), transformation), transformation, quality);
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    if (data.byteLength > MAX_FILE_BYTES) continue;
    return {
      bytes: data,
      thumbnail: await thumbnailOf(data, seconds),
      mimeType: MIME_TYPES[transformation.format],
      width: info.width,
      height: info.height,
    };
  }
  throw new AppError("file_too_large");
}

const WHITESPACE = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);

// Refuses polyglot files: after the end marker of a PDF only white space may follow, no archive or HTML page.
function endsAsPdf(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (end > 0 && WHITESPACE.has(bytes[end - 1] ?? -1)) end -= 1;
  return Buffer.from(bytes.subarray(Math.max(0, end - 5), end)).toString("latin1") === "%%EOF";
}

function prepareDocument(bytes: Uint8Array, mimeType: string): PreparedFile {
  if (!endsAsPdf(bytes)) throw new AppError("unsupported_file_type");
  return { bytes, thumbnail: null, mimeType, width: null, height: null };
}

// Maps an error of sharp to an error code; any other error stays as it is.
function toAppError(error: unknown): unknown {
  if (!(error instanceof Error) || "isAppError" in error) return error;
  if (error.message.startsWith("timeout")) return new AppError("picture_too_complex");
  return new AppError(/pixel limit/i.test(error.message) ? "too_many_pixels" : "unsupported_file_type");
}

/**
 * Sanitises an upload by its real type (MIME sniffing of the content): pictures are decoded, rotated upright, stripped
 * of metadata and re-encoded; a well-formed PDF stays as it is. Throws `unsupported_file_type`, `too_many_pixels`,
 * `picture_too_complex` on a timeout, or `file_too_large` when no quality makes it small enough.
 */
export async function prepareFile(
  bytes: Uint8Array,
  folder: Folder,
  transformation: Transformation,
  timeoutSeconds: number = TIMEOUT_SECONDS,
): Promise<PreparedFile> {
  const mimeType = (await fileTypeFromBuffer(bytes))?.mime ?? "";
  const isKnown = [...PHOTO_TYPES, ...DOCUMENT_TYPES].some((type) => type === mimeType);
  if (!isKnown || !FOLDER_KINDS[folder].includes(kindOf(mimeType)))
    throw new AppError("unsupported_file_type");
  if (kindOf(mimeType) === "DOCUMENT") return prepareDocument(bytes, mimeType);
  return decode(() => preparePhoto(bytes, transformation, timeoutSeconds)).catch((error: unknown) => {
    throw toAppError(error);
  });
}
