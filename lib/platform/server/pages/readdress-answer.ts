import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { readdressData } from "./readdress";

type Move = { from: string; to: string };

const isData = (response: ServerResponse) =>
  String(response.getHeader("Content-Type") ?? "").startsWith("text/x-component");

/** Whether a browser that stays in the application asks for the data of a page. */
export function asksForData({ method, headers }: IncomingMessage): boolean {
  return method === "GET" && "rsc" in headers;
}

/** Sets the headers of a changed body and returns its bytes. */
function setBody(response: ServerResponse, text: string, canZip: boolean): Buffer {
  const bytes = canZip ? gzipSync(text) : Buffer.from(text);
  if (canZip) response.setHeader("Content-Encoding", "gzip");
  response.setHeader("Content-Length", bytes.length);
  response.appendHeader("Vary", "Accept-Encoding");
  response.removeHeader("ETag");
  return bytes;
}

/**
 * Data of a page that was made ahead of time leaves for the address it is served at. Next sends it in one piece; what
 * comes in several is made for one request, knows that address, and passes as it is.
 */
export function readdressAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { from, to }: Move,
): void {
  const canZip = /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""));
  // Next must not compress what is still to be changed.
  delete request.headers["accept-encoding"];
  const real = {
    writeHead: response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse,
    write: response.write.bind(response) as (...chunk: unknown[]) => boolean,
    end: response.end.bind(response) as (...chunk: unknown[]) => ServerResponse,
  };
  let head: unknown[] | null = null;
  const release = () => {
    Object.assign(response, real);
    if (head) real.writeHead(...head);
  };
  // The length of the body stands in the head: it waits for the body.
  response.writeHead = (...given: unknown[]) => {
    head = given;
    return response;
  };
  response.write = (...chunk: unknown[]) => {
    release();
    return real.write(...chunk);
  };
  response.end = (...chunk: unknown[]) => {
    const [body] = chunk;
    const isWhole = typeof body === "string" || Buffer.isBuffer(body);
    const moved = isWhole && isData(response) ? readdressData(String(body), from, to) : null;
    if (moved === null) {
      release();
      return real.end(...chunk);
    }
    const bytes = setBody(response, moved, canZip);
    release();
    return real.end(bytes);
  };
}
