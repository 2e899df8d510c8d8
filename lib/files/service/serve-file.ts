import { env } from "@/lib/platform/server/config/env";
import { isKnown } from "@/lib/platform/server/http/cached-answer";
import { uncountUsage } from "@/lib/platform/server/http/rate-limit";
import type { ByteRange } from "@/lib/platform/server/storage/storage-interface";
import { AppError } from "@/lib/shared/errors";
import { maybeFile, type FileRow } from "../data";
import { kindOf } from "../constants";
import type { FileQuery } from "../schema";
import { storageKeyOf, thumbnailKeyOf } from "./storage-keys";
import { getObject } from "./object-store";
import { isPublic, isSigned, isSignedForJudges, isVerification } from "./view-file";

const EXTENSIONS: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/pdf": "pdf",
};

// A browser keeps what its user has seen already. A cache that many share asks again after 5 s (docs/api.md, "Files"), and
// learns of a photo that is hidden.
const PUBLIC = "public, max-age=31536000, s-maxage=5, immutable";

function cacheControl(file: FileRow, query: FileQuery, now: Date): string {
  if (isPublic(file) && query.signature === undefined) return PUBLIC;
  if (isVerification(file)) return "private, no-store";
  const seconds = Math.max(0, Math.floor((query.expires ?? 0) - now.getTime() / 1000));
  return `private, max-age=${seconds}`;
}

function isOpenTo(file: FileRow & { hiddenAt: Date | null }, query: FileQuery, now: Date): boolean {
  if (isSignedForJudges(file.publicId, query, now)) return true;
  return file.hiddenAt === null && (isPublic(file) || isSigned(file.publicId, query, now));
}

const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

// The download keeps the owner's name, with the extension of the stored type.
function disposition({ name, mimeType }: FileRow): string {
  const saved = `${name.replace(/\.[a-z0-9]{1,5}$/i, "")}.${EXTENSIONS[mimeType] ?? "bin"}`;
  return `inline; filename*=UTF-8''${encodeURIComponent(saved).replaceAll(/['()*]/g, percent)}`;
}

const NO_SCRIPTS = "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// The CSP of a file: no script runs on our origin, whatever its content turns out to be. Documents get no sandbox and
// may embed, because the PDF viewers of browsers stay empty otherwise.
function cspOf(mimeType: string): string {
  return kindOf(mimeType) === "DOCUMENT" ? NO_SCRIPTS : `default-src 'none'; sandbox; ${NO_SCRIPTS}`;
}

/** Parses a Range header: "bytes=0-99", "bytes=100-" or "bytes=-50"; undefined: whole file, null: not satisfiable. */
export function readRange(header: string | null, size: number): ByteRange | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!match || (!match[1] && !match[2])) return undefined;
  const [, first = "", last = ""] = match;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start <= end && start < size ? { start, end } : null;
}

function rangeOf(request: Request, etag: string, size: number) {
  const condition = request.headers.get("if-range");
  return condition && condition !== etag ? undefined : readRange(request.headers.get("range"), size);
}

/**
 * Streams a file, with ETag and range requests. Without a valid, unexpired signature only avatars and work photos are
 * served; every other file answers 404, and so does one that is hidden, but for the admins who judge it.
 */
export async function serveFile(call: {
  publicId: string;
  query: FileQuery;
  request: Request;
  /** Whose calls are counted: the limit `file`. */
  caller: string;
}): Promise<Response> {
  const { publicId, query, request, caller } = call;
  const now = new Date();
  const file = await maybeFile(publicId);
  if (!file || !isOpenTo(file, query, now)) throw new AppError("file_not_found");
  // A network between asks for all of its readers from a few addresses, and for each picture every five seconds.
  if (env.CDN_URL && isPublic(file)) await uncountUsage("file", caller);
  const isSmall = query.size === "thumbnail" && kindOf(file.mimeType) === "PHOTO";
  const key = isSmall ? thumbnailKeyOf(storageKeyOf(file)) : storageKeyOf(file);
  const stored = await getObject(file, key);
  if (!stored) throw new AppError("file_not_found");
  const { size } = stored;
  const etag = `"${key}"`;
  const headers = new Headers({
    "Content-Type": isSmall ? "image/webp" : file.mimeType,
    "Content-Disposition": disposition(isSmall ? { ...file, mimeType: "image/webp" } : file),
    "Cache-Control": cacheControl(file, query, now),
    "Content-Security-Policy": cspOf(file.mimeType),
    "X-Content-Type-Options": "nosniff",
    // Pages of another origin show none of our files, but our own pages do when a network between has them.
    ...(env.CDN_URL && isPublic(file) && { "Cross-Origin-Resource-Policy": "cross-origin" }),
    "Accept-Ranges": "bytes",
    ETag: etag,
  });
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  const range = rangeOf(request, etag, size);
  if (range === null) {
    headers.set("Content-Range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  if (range) headers.set("Content-Range", `bytes ${range.start}-${range.end}/${size}`);
  headers.set("Content-Length", String(range ? range.end - range.start + 1 : size));
  return new Response(stored.read(range), { status: range ? 206 : 200, headers });
}
