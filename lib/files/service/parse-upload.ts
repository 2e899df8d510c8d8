import { readAtMost } from "@/lib/platform/server/http/read-at-most";
import { parsePart } from "@/lib/platform/server/http/read-request";
import { AppError, fieldError } from "@/lib/shared/errors";
import { MAX_FILE_BYTES } from "../constants";
import { uploadFields } from "../schema";
import type { z } from "zod";

/** Boundaries, headers and the small fields beside the files. */
const FRAME_BYTES = 64 * 1024;

export type Upload = z.infer<typeof uploadFields> & { files: File[] };

/** How an upload is shaped: its field and how many files it may carry. */
export type UploadShape = { field: "file" | "files"; most: number };

async function parseForm(body: Body, contentType: string): Promise<FormData> {
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

type Body = Uint8Array<ArrayBuffer>;

/** How many bytes of uploads may wait in memory, of all people together: far more than honest ones need. */
const MOST_HELD_BYTES = 256 * 1024 * 1024;
let heldBytes = 0;

/**
 * Takes in the body of an upload and holds it while `run` works. Throws 415 for another kind of body, 413 for one that
 * is longer than its files may be, `unavailable` when too much waits already.
 */
export async function withUploadBody<T>(
  request: Request,
  { most }: UploadShape,
  run: (body: Body) => Promise<T>,
): Promise<T> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!contentType.toLowerCase().startsWith("multipart/form-data"))
    throw new AppError("unsupported_media_type");
  let own = 0;
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, stream) {
      if (heldBytes + part.byteLength > MOST_HELD_BYTES) throw new AppError("unavailable");
      own += part.byteLength;
      heldBytes += part.byteLength;
      stream.enqueue(part);
    },
  });
  try {
    const arriving = { headers: request.headers, body: request.body?.pipeThrough(count) ?? null };
    const refusal = most === 1 ? "file_too_large" : "body_too_large";
    return await run(await readAtMost(arriving, most * MAX_FILE_BYTES + FRAME_BYTES, refusal));
  } finally {
    heldBytes -= own;
  }
}

/** Reads a multipart upload. Throws 413 for a file over 2 MB, 422 for an unknown folder, no file or too many. */
export async function parseUpload(
  request: Request,
  body: Body,
  { field, most }: UploadShape,
): Promise<Upload> {
  const form = await parseForm(body, request.headers.get("content-type") ?? "");
  const files = [...form.getAll(field), ...form.getAll(`${field}[]`)].filter((part) => part instanceof File);
  const fields = readFields(form);
  if (files.length === 0) throw fieldError(field, "required");
  if (files.length > most) throw fieldError(field, "tooMany", { max: most });
  if (files.some((file) => file.size > MAX_FILE_BYTES)) throw new AppError("file_too_large");
  return { ...fields, files };
}
