import { availableParallelism } from "node:os";
import { fileTypeFromBuffer } from "file-type";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { AppError } from "@/lib/shared/errors";
import {
  DOCUMENT_TYPES,
  FOLDER_KINDS,
  kindOf,
  MAX_FILE_BYTES,
  MAX_PIXELS,
  PHOTO_TYPES,
  type Folder,
  type Transformation,
} from "../schema";

/** What is stored of an upload. */
export type PreparedFile = {
  bytes: Uint8Array;
  thumbnail: Uint8Array | null;
  mimeType: string;
  width: number | null;
  height: number | null;
};

const LONGEST_SIDE = 2560;
const THUMBNAIL_SIDE = 480;
const QUALITY = 82;
const THUMBNAIL_QUALITY = 74;
/** Tried in turn when a picture would come out larger than it may be. */
const SMALLER = [60, 40] as const;
const MIME_TYPES = { webp: "image/webp", jpg: "image/jpeg", png: "image/png" } as const;

// Decoding is what costs: one picture per core at a time, however many people upload at once.
const decode = pLimit(availableParallelism());
sharp.concurrency(1);
sharp.cache(false);

/** `rotate` turns by the camera's mark; the output carries no metadata, so no place where a photo was taken. */
function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", animated: false }).rotate();
}

function resize(picture: Sharp, { width, height, crop }: Transformation): Sharp {
  const limited = { width: width ?? LONGEST_SIDE, height: height ?? LONGEST_SIDE };
  if (crop === "fill" && width && height) return picture.resize({ width, height, fit: "cover" });
  return picture.resize({ ...limited, fit: "inside", withoutEnlargement: crop !== "fit" });
}

function encode(picture: Sharp, { format }: Transformation, quality: number): Sharp {
  if (format === "jpg") return picture.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true });
  if (format === "png") return picture.png({ quality, palette: true });
  return picture.webp({ quality });
}

async function preparePhoto(bytes: Uint8Array, wish: Transformation): Promise<PreparedFile> {
  for (const quality of [wish.quality ?? QUALITY, ...SMALLER]) {
    const { data, info } = await encode(resize(open(bytes), wish), wish, quality).toBuffer({
      resolveWithObject: true,
    });
    if (data.byteLength > MAX_FILE_BYTES) continue;
    const small = {
      width: THUMBNAIL_SIDE,
      height: THUMBNAIL_SIDE,
      fit: "inside",
      withoutEnlargement: true,
    } as const;
    const thumbnail = await sharp(data).resize(small).webp({ quality: THUMBNAIL_QUALITY }).toBuffer();
    return {
      bytes: data,
      thumbnail,
      mimeType: MIME_TYPES[wish.format],
      width: info.width,
      height: info.height,
    };
  }
  throw new AppError("file_too_large");
}

/** What sharp says about a picture, in words for its owner. */
function toRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || "isAppError" in error) return error;
  return new AppError(/pixel limit/i.test(error.message) ? "too_many_pixels" : "unsupported_file_type");
}

/**
 * Looks at what a file really is and makes of it what is stored: pictures are decoded, turned upright, stripped
 * of metadata and encoded anew; a PDF stays as it is. Throws `unsupported_file_type` or `too_many_pixels`.
 */
export async function prepareFile(
  bytes: Uint8Array,
  folder: Folder,
  wish: Transformation,
): Promise<PreparedFile> {
  const mimeType = (await fileTypeFromBuffer(bytes))?.mime ?? "";
  const isKnown = [...PHOTO_TYPES, ...DOCUMENT_TYPES].some((type) => type === mimeType);
  if (!isKnown || !FOLDER_KINDS[folder].includes(kindOf(mimeType)))
    throw new AppError("unsupported_file_type");
  if (kindOf(mimeType) === "DOCUMENT") return { bytes, thumbnail: null, mimeType, width: null, height: null };
  return decode(() => preparePhoto(bytes, wish)).catch((error: unknown) => {
    throw toRefusal(error);
  });
}
