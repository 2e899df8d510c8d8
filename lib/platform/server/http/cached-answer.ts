import { createHash } from "node:crypto";

/**
 * An answer that is the same for everybody who reads the same language: the browser keeps it for a while and
 * then asks whether it has changed. Never for anything private.
 */
export function cachedAnswer(request: Request, value: unknown, maxAgeSeconds: number): Response {
  const body = JSON.stringify(value);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers = {
    ETag: etag,
    Vary: "Content-Language",
    "Cache-Control": `public, max-age=${maxAgeSeconds}`,
    "Content-Type": "application/json",
  };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

/** Whether the caller still has this version (If-None-Match; weak marks do not matter for reading). */
export function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match");
  return known?.split(",").some((one) => ["*", etag].includes(one.trim().replace(/^W\//, ""))) ?? false;
}
