import { withTimeout } from "@/lib/shared/async/with-timeout";
import { AppError, type ErrorCode } from "@/lib/shared/errors";

const BROKEN_OFF = new Set(["ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE"]);

function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "AbortError" || ("code" in error && BROKEN_OFF.has(String(error.code)));
}

/** How long a body is waited for: at most so long without a single byte, and so long in all. */
export type Patience = { silenceMs: number; wholeMs: number };

function rejectSlowBody(): never {
  throw new AppError("bad_request");
}

async function* inTime(
  body: ReadableStream<Uint8Array>,
  { silenceMs, wholeMs }: Patience,
): AsyncGenerator<Uint8Array> {
  const endsAt = performance.now() + wholeMs;
  const reader = body.getReader();
  try {
    for (;;) {
      const waitMs = Math.min(silenceMs, endsAt - performance.now());
      if (waitMs <= 0) rejectSlowBody();
      const { done, value } = await withTimeout(reader.read(), waitMs, rejectSlowBody);
      if (done) return;
      yield value;
    }
  } finally {
    // Ends the read that still waits as well. The server closes the connection once the refusal is sent.
    reader.cancel().catch(() => undefined);
  }
}

/**
 * The body of a request as it arrives; nothing is read before it is asked for. Throws `bad_request` when the caller hangs
 * up in the middle of it or takes too long: that is no failure of the server.
 */
export async function* arrivingBody(request: Request, patience?: Patience): AsyncGenerator<Uint8Array> {
  const { body } = request;
  if (!body) return;
  try {
    yield* patience ? inTime(body, patience) : (body as AsyncIterable<Uint8Array>);
  } catch (error) {
    throw isBrokenOff(error) ? new AppError("bad_request") : error;
  }
}

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
