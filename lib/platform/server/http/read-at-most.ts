import { AppError, type ErrorCode } from "@/lib/shared/errors";

/**
 * The whole body of a request or of a response, at most `limit` bytes of it: a longer one is cancelled while it is
 * still arriving, whatever length it claimed, so that it cannot exhaust the memory. Throws the given refusal.
 */
export async function readAtMost(
  { headers, body: arriving }: { headers: Headers; body: AsyncIterable<Uint8Array> | Request["body"] },
  limit: number,
  refusal: ErrorCode,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(headers.get("content-length") ?? 0) > limit) throw new AppError(refusal);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (arriving ?? []) as AsyncIterable<Uint8Array>) {
    length += part.byteLength;
    if (length > limit) throw new AppError(refusal);
    parts.push(part);
  }
  const body = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.byteLength;
  }
  return body;
}
