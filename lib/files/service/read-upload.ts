import { readAtMost } from "@/lib/platform/server/read-at-most";
import { parsePart } from "@/lib/platform/server/read-request";
import { AppError, fieldError } from "@/lib/shared/errors";
import { MAX_FILE_BYTES, uploadFields } from "../schema";
import type { z } from "zod";

/** Boundaries, headers and the small fields beside the files. */
const FRAME_BYTES = 64 * 1024;

export type Upload = z.infer<typeof uploadFields> & { files: File[] };

/** How an upload is shaped: its field and how many files it may carry. */
export type UploadShape = { field: "file" | "files"; most: number };

async function parseForm(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { "Content-Type": contentType } }).formData();
  } catch {
    throw new AppError("bad_request");
  }
}

// The client sends transformation[width]=200; what else it sends ("extras") is none of our business.
function readFields(form: FormData) {
  const transformation: Record<string, string> = {};
  for (const [name, value] of form) {
    const option = /^transformation\[(\w+)\]$/.exec(name)?.[1];
    if (option && typeof value === "string") transformation[option] = value;
  }
  return parsePart(uploadFields, { rootFolder: form.get("rootFolder") ?? undefined, transformation });
}

/**
 * Reads a multipart upload. Throws 415 for another kind of body, 413 `file_too_large` for a file over 2 MB,
 * 422 when the folder is unknown, a file is missing or there are too many.
 */
export async function readUpload(request: Request, { field, most }: UploadShape): Promise<Upload> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!contentType.toLowerCase().startsWith("multipart/form-data"))
    throw new AppError("unsupported_media_type");
  const refusal = most === 1 ? "file_too_large" : "body_too_large";
  const body = await readAtMost(request, most * MAX_FILE_BYTES + FRAME_BYTES, refusal);
  const form = await parseForm(body, contentType);
  const files = [...form.getAll(field), ...form.getAll(`${field}[]`)].filter((part) => part instanceof File);
  const fields = readFields(form);
  if (files.length === 0) throw fieldError(field, "required");
  if (files.length > most) throw fieldError(field, "tooMany", { max: most });
  if (files.some((file) => file.size > MAX_FILE_BYTES)) throw new AppError("file_too_large");
  return { ...fields, files };
}
