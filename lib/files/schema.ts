import { z } from "zod";
import { FAILED, FOLDERS, LONGEST_SIDE, MAX_FILES_AT_ONCE, PUBLIC_ID, UPLOADING } from "./constants";

/**
 * A file (docs/api.md, FileView). The `url` of a private file is signed and expires; a document has no thumbnail, so
 * `thumbnailURL` is its own.
 */
export const fileView = z.object({
  publicId: z.string(),
  url: z.string(),
  thumbnailURL: z.string(),
  name: z.string(),
  size: z.number().int(),
  mimeType: z.string(),
  width: z.number().int().nullish(),
  height: z.number().int().nullish(),
});
export type FileView = z.infer<typeof fileView>;

const side = z.coerce.number().int().min(1).max(LONGEST_SIDE);

/** The transformations allowed for an uploaded picture; any other is refused. */
export const transformation = z.strictObject({
  width: side.optional(),
  height: side.optional(),
  /** `fill` crops to the given aspect ratio, `fit` and `limit` keep the whole picture. None enlarges it. */
  crop: z.enum(["fill", "fit", "limit"]).default("limit"),
  quality: z.coerce.number().int().min(30).max(95).optional(),
  format: z.enum(["webp", "jpg", "png"]).default("webp"),
});
export type Transformation = z.infer<typeof transformation>;

/** The fields beside the files; the specification's `extras` are accepted and ignored. */
export const uploadFields = z.object({
  rootFolder: z.enum(FOLDERS),
  transformation: transformation.default({ crop: "limit", format: "webp" }),
});

const publicId = z.string().regex(PUBLIC_ID, { error: "fileGone" });

/** The uploads of a form, by public id. Pending and failed ones are errors, so that no file is dropped unnoticed. */
export function uploadedIds(most: number) {
  const finished = z
    .string()
    .refine((id) => !id.startsWith(UPLOADING), { error: "fileUploading", abort: true })
    .refine((id) => !id.startsWith(FAILED), { error: "fileFailed", abort: true });
  return z.array(finished.pipe(publicId)).max(most);
}

export const fileParams = z.object({ publicId });
export const destroyBody = z.object({ publicId });

/** GET /files/{publicId}: the query of a signed URL. */
export const fileQuery = z.object({
  size: z.enum(["thumbnail"]).optional(),
  expires: z.coerce.number().int().optional(),
  signature: z.string().max(100).optional(),
});
export type FileQuery = z.infer<typeof fileQuery>;

/** GET /files: own files by their ids, separated by commas. */
export const ownFilesQuery = z.object({
  publicIds: z
    .string()
    .max(2000)
    .transform((text) => text.split(",").filter(Boolean))
    .pipe(
      z
        .array(publicId)
        .min(1)
        .max(MAX_FILES_AT_ONCE * 2),
    ),
});
export const fileList = z.object({ items: z.array(fileView) });
