import { arrivingBody, readAtMost, type Patience } from "@/lib/platform/server/http/read-at-most";
import { parsePart } from "@/lib/platform/server/http/read-request";
import { AppError, fieldError } from "@/lib/shared/errors";
import { MAX_FILE_BYTES } from "../constants";
import { uploadFields } from "../schema";
import type { z } from "zod";

/** Allowance for multipart boundaries, headers and the fields beside the files. */
const MULTIPART_OVERHEAD_BYTES = 64 * 1024;

export type ParsedUpload = z.infer<typeof uploadFields> & { files: File[] };

/** The field of an upload's files and their maximum number. */
export type UploadShape = { field: "file" | "files"; most: number };

async function parseForm(body: Body, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { "Content-Type": contentType } }).formData();
  } catch {
    throw new AppError("bad_request");
  }
}

// Fields like transformation[width]=200 become one object; all other fields ("extras") are ignored.
function readFields(form: FormData) {
  const transformation: Record<string, string> = {};
  for (const [name, value] of form) {
    const option = /^transformation\[(\w+)\]$/.exec(name)?.[1];
    if (option && typeof value === "string") transformation[option] = value;
  }
  return parsePart(uploadFields, { rootFolder: form.get("rootFolder") ?? undefined, transformation });
}

type Body = Uint8Array<ArrayBuffer>;

/** Limit of upload bodies buffered in memory, over all users. */
const MAX_BUFFERED_BYTES = 256 * 1024 * 1024;
let bufferedBytes = 0;

/**
 * An upload that stops half-way holds its bytes and one of its person's places: a few accounts could keep the buffer full,
 * and a phone that changes its network would wait for minutes before it may send again. Three minutes are enough for the
 * largest upload at one megabit per second.
 */
const PATIENCE: Patience = { silenceMs: 20_000, wholeMs: 180_000 };

/**
 * Buffers the body of an upload while `run` works. Throws 415 unless it is multipart, 413 when it is longer than its
 * files may be, `unavailable` when MAX_BUFFERED_BYTES are in memory already, `bad_request` when it stops or takes too long.
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
  // Reads nothing before it is asked to: a body that is refused for its length stays untouched, so that the server can
  // skip it and go on with the connection.
  async function* count(): AsyncGenerator<Uint8Array> {
    for await (const chunk of arrivingBody(request, PATIENCE)) {
      if (bufferedBytes + chunk.byteLength > MAX_BUFFERED_BYTES) throw new AppError("unavailable");
      own += chunk.byteLength;
      bufferedBytes += chunk.byteLength;
      yield chunk;
    }
  }
  try {
    const counted = { headers: request.headers, body: count() };
    const tooLarge = most === 1 ? "file_too_large" : "body_too_large";
    return await run(await readAtMost(counted, most * MAX_FILE_BYTES + MULTIPART_OVERHEAD_BYTES, tooLarge));
  } finally {
    bufferedBytes -= own;
  }
}

/** Parses a multipart upload. Throws 413 for a file over 2 MB, 422 for an unknown folder, no file or too many. */
export async function parseUpload(
  request: Request,
  body: Body,
  { field, most }: UploadShape,
): Promise<ParsedUpload> {
  const form = await parseForm(body, request.headers.get("content-type") ?? "");
  const files = [...form.getAll(field), ...form.getAll(`${field}[]`)].filter((part) => part instanceof File);
  const fields = readFields(form);
  if (files.length === 0) throw fieldError(field, "required");
  if (files.length > most) throw fieldError(field, "tooMany", { max: most });
  if (files.some((file) => file.size > MAX_FILE_BYTES)) throw new AppError("file_too_large");
  return { ...fields, files };
}
