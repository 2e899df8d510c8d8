import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { DEFAULT_LOCALE, LOCALE_PREFIXES, LOCALES, type Locale } from "@/lib/i18n/languages";
import { readdress } from "./readdress";

type Encoding = "br" | "gzip" | "identity";

/** packed.json, as scripts/build/precompress/precompress.mjs writes it; the places are in packed.bin. */
type Index = {
  vary: string;
  names: string[];
  addresses: { page: string; pattern: string }[];
  origin: string | null;
  frameScripts: string[];
  files: {
    kind: "page" | "asset" | "picture";
    path: string;
    type: string;
    status?: number;
    link?: string;
    scripts?: string[];
    hash: string;
    forms: Record<string, [from: number, end: number]>;
  }[];
};

/** Headers as they go out, name and value in turns: node:http writes such a list as it is. */
type Form = { body: Buffer; etag: string; whole: string[]; unchanged: string[] };
type Packed = { status: number; locale: Locale | null; forms: Partial<Record<Encoding, Form>> };

/** What was made ahead of time, ready to be sent. */
export type PrerenderCache = {
  /** Answers from memory; false when another handler must answer. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** The template of the page at a path, such as "/[lang]/profiles/[userId]"; undefined where there is none. */
  pageAt: (path: string) => string | undefined;
  /** Addresses begin with a language or with one of these. */
  names: ReadonlySet<string>;
  /** The origin of SITE_URL at the build; null where no page names one. */
  builtFor: string | null;
  /** The hashes of inline scripts that pages made on request have too. */
  frameScripts: readonly string[];
};

const CACHING = {
  // Its name changes with its contents.
  asset: "public, max-age=31536000, immutable",
  // Drawings stand in every row of a list: a day without a request for each, and a day until a new one is seen.
  picture: "public, max-age=86400",
  page: "public, max-age=0, must-revalidate",
};

/** What asks for a part of a page instead of the page, or for its renewal: only Next knows these. */
const PARTIAL = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-action",
  "x-prerender-revalidate",
];

const PREFIXES = new Map(
  Object.entries(LOCALE_PREFIXES).map(([locale, prefix]) => [locale, prefix.slice(1)]),
);

/** Next calls a page by its locale, people by the language in its address. */
function addressOf(path: string): { address: string; locale: Locale | null } {
  const [, first = "", ...rest] = path.split("/");
  const locale = LOCALES.find((known) => known === first) ?? null;
  return { address: ["", PREFIXES.get(first) ?? first, ...rest].join("/"), locale };
}

type Loaded = Omit<Index["files"][number], "forms"> & { bodies: Record<string, Buffer> };

function load({ forms, ...file }: Index["files"][number], all: Buffer): Loaded {
  const bodies = Object.entries(forms).map(([name, [from, end]]) => [name, all.subarray(from, end)]);
  return { ...file, bodies: Object.fromEntries(bodies) as Record<string, Buffer> };
}

/** Enough at a start that makes every page anew; the build takes its time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The same page for the origin that it is served at. */
function at(origin: string, builtFor: string | null, file: Loaded): Loaded {
  if (file.kind !== "page" || builtFor === null || builtFor === origin) return file;
  const page = file.bodies.identity?.toString("utf8");
  const moved = page === undefined ? null : readdress(page, builtFor, origin);
  if (!moved) return file;
  const identity = Buffer.from(moved.html);
  return {
    ...file,
    hash: createHash("sha256").update(identity).digest("base64"),
    scripts: file.scripts?.map((hash) => moved.scripts.get(hash) ?? hash) ?? [],
    bodies: { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity, BROTLI) },
  };
}

type Common = { vary: string; policy: string; security: [string, string][] };

function packedFile(file: Loaded, { vary, policy, security }: Common): Packed {
  const { locale } = addressOf(file.path);
  const isPage = file.kind === "page";
  const forms = Object.entries(file.bodies).map(([encoding, body]) => {
    // Each form has a name of its own, or a cache could mix their bytes. Also each policy: browsers keep the one that
    // they have when the answer is that nothing has changed.
    const etag = `"${createHash("sha256").update(`${file.hash} ${encoding} ${policy}`).digest("base64url")}"`;
    const headers = {
      ...Object.fromEntries(security),
      "Cache-Control": CACHING[file.kind],
      "Content-Security-Policy": policy,
      Vary: isPage ? `${vary}, Accept-Encoding` : "Accept-Encoding",
      ETag: etag,
      ...(isPage && locale && { "Content-Language": locale }),
      ...(file.link && { Link: file.link }),
      ...(!isPage && { "Cross-Origin-Resource-Policy": "cross-origin" }),
    };
    const ofBody = {
      "Content-Type": file.type,
      "Content-Length": String(body.length),
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    };
    const unchanged = Object.entries(headers).flat();
    return [encoding, { body, etag, whole: [...unchanged, ...Object.entries(ofBody).flat()], unchanged }];
  });
  return { status: file.status ?? 200, locale: isPage ? locale : null, forms: Object.fromEntries(forms) };
}

function accepts(header: string, encoding: string): boolean {
  return header
    .split(",")
    .some((part) => part.split(";")[0]!.trim() === encoding && !/;\s*q=0(\.0*)?\s*$/.test(part));
}

function chooseForm({ forms }: Packed, headers: IncomingHttpHeaders): Form | undefined {
  const accepted = String(headers["accept-encoding"] ?? "").toLowerCase();
  if (forms.br && accepts(accepted, "br")) return forms.br;
  if (forms.gzip && accepts(accepted, "gzip")) return forms.gzip;
  return forms.identity;
}

function isKnown(headers: IncomingHttpHeaders, etag: string): boolean {
  const known = headers["if-none-match"];
  if (!known) return false;
  return known.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === etag);
}

/** The first of the reader's languages that we speak. */
function preferredLocale(header: string | undefined): Locale {
  const wanted = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...options] = part.trim().toLowerCase().split(";");
      const weight = options.find((option) => option.trim().startsWith("q="));
      return { language: tag.split("-")[0], weight: weight ? Number(weight.trim().slice(2)) : 1 };
    })
    .sort((left, right) => right.weight - left.weight);
  const spoken = wanted.flatMap(({ language }) => LOCALES.find((locale) => locale === language) ?? []);
  return spoken[0] ?? DEFAULT_LOCALE;
}

/**
 * Where the address without a language redirects from now on. The middleware writes the same cookie for the pages
 * that Next answers: a visitor who reads another language than the browser's is led back to it.
 */
function rememberLanguage(headers: IncomingHttpHeaders, locale: Locale): string | null {
  const purpose = headers["sec-fetch-dest"];
  if (purpose && purpose !== "document") return null;
  const remembered = /(?:^|;\s*)NEXT_LOCALE=([^;]*)/.exec(headers.cookie ?? "")?.[1];
  const isRight = (remembered ?? preferredLocale(headers["accept-language"])) === locale;
  return isRight ? null : `NEXT_LOCALE=${locale}; Path=/; SameSite=lax`;
}

function isWhole({ method, headers }: IncomingMessage, query: string): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return !PARTIAL.some((name) => name in headers) && !/(?:^|&)_rsc(?:=|&|$)/.test(query);
}

function templates({ addresses }: Index): PrerenderCache["pageAt"] {
  const pages = addresses.map(({ page, pattern }) => ({ page, pattern: new RegExp(pattern) }));
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.page;
}

/**
 * The page for addresses under a language that no page answers. Next would draw it in the browser: without a language,
 * a heading and the reader's colours until its scripts have run.
 */
function lostPages(pageAt: PrerenderCache["pageAt"], files: ReadonlyMap<string, Packed>) {
  return (path: string): Packed | undefined => {
    const lost = files.get(`/${path.split("/", 2)[1]}/not-found-static`);
    // Two slashes in a row are a slip, which Next sets right.
    const isOurs = lost && !path.includes("//") && pageAt(path) === undefined;
    return isOurs ? lost : undefined;
  };
}

/**
 * Reads what scripts/build/precompress/precompress.mjs left in `folder`, for the origin it is served at: an image that
 * was built for another one, or for none, sends right pages, too. `security` are the headers of every answer; `policyOf`
 * makes a Content-Security-Policy around the hashes of a page's inline scripts.
 */
export function readPrerenderCache(
  folder: string,
  origin: string,
  security: [string, string][],
  policyOf: (scripts: readonly string[]) => string,
): PrerenderCache {
  const index = JSON.parse(readFileSync(join(folder, "packed.json"), "utf8")) as Index;
  const all = readFileSync(join(folder, "packed.bin"));
  const files = new Map(
    index.files.map((entry) => {
      const file = at(origin, index.origin, load(entry, all));
      const policy = policyOf(file.scripts ?? []);
      return [addressOf(file.path).address, packedFile(file, { vary: index.vary, policy, security })];
    }),
  );
  const pageAt = templates(index);
  const lostPage = lostPages(pageAt, files);
  return {
    pageAt,
    names: new Set(index.names),
    builtFor: index.origin,
    frameScripts: index.frameScripts,
    answer(request, response) {
      const [path = "", query = ""] = (request.url ?? "").split("?", 2);
      const file = files.get(path) ?? lostPage(path);
      const form = file && isWhole(request, query) ? chooseForm(file, request.headers) : undefined;
      if (!file || !form) return false;
      const cookie = file.locale && rememberLanguage(request.headers, file.locale);
      const also = cookie ? ["Set-Cookie", cookie] : [];
      if (file.status === 200 && isKnown(request.headers, form.etag)) {
        response.writeHead(304, [...form.unchanged, ...also]).end();
        return true;
      }
      response.writeHead(file.status, [...form.whole, ...also]);
      response.end(request.method === "HEAD" ? undefined : form.body);
      return true;
    },
  };
}
