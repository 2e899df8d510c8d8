// After `next build`: compresses static pages and the files they load, as the server sends them from memory.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "application/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
/** Formats that are already compressed. */
const DENSE = new Set([".woff2"]);
/**
 * Brotli quality. Hashed files are fetched by every new visitor and seldom change: they get the highest. Every page
 * changes with every build, and the last tenth of its size would cost twenty times as long.
 */
const EFFORT = { asset: 11, picture: 11, page: 9 };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const sha = (bytes) => createHash("sha256").update(bytes).digest("base64");
const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => statSync(join(folder, name)).isFile());
}

/** The inline scripts whose hashes the CSP must list. Data such as JSON-LD does not run. */
export function scriptHashes(html) {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes]) => !/\ssrc=/i.test(attributes))
    .filter(([, attributes]) => !/\stype="(?!module|text\/javascript)/i.test(attributes));
  return [...new Set(scripts.map(([, , text]) => `'sha256-${sha(text)}'`))];
}

/** The statically rendered 404 page, one per language: app/[lang]/(public)/not-found-static. */
const LOST_PAGE = /^\/[^/]+\/not-found-static$/;

/** The pages that Next prerendered and never revalidates; those with ISR stay with Next. */
function pagesOf(next) {
  const { routes } = readJson(join(next, "prerender-manifest.json"));
  return Object.entries(routes)
    .filter(([, route]) => route.routeType !== "route" && route.initialRevalidateSeconds === false)
    .map(([path]) => ({ path, file: join(next, "server", "app", path === "/" ? "index" : path) }))
    .filter(({ file }) => existsSync(`${file}.html`))
    .map(({ path, file }) => {
      const bytes = readFileSync(`${file}.html`);
      const { status, headers = {} } = existsSync(`${file}.meta`) ? readJson(`${file}.meta`) : {};
      const scripts = scriptHashes(bytes.toString("utf8"));
      const isLost = LOST_PAGE.test(path);
      const about = { status: isLost ? 404 : status, link: headers.link, scripts };
      return { kind: "page", path, type: TYPES[".html"], bytes, ...about };
    });
}

function staticFilesOf(next, publicFolder) {
  const read = (kind, prefix, folder) => (name) => ({
    kind,
    path: prefix + name.split("/").map(encodeURIComponent).join("/"),
    type: TYPES[extname(name)],
    bytes: readFileSync(join(folder, name)),
  });
  const hashed = join(next, "static");
  return [
    ...filesIn(hashed).map(read("asset", "/_next/static/", hashed)),
    ...filesIn(publicFolder)
      .filter((name) => name.endsWith(".svg"))
      .map(read("picture", "/", publicFolder)),
  ].filter(({ type }) => type);
}

/** First path segments that are no language: files of public/, and Next's own paths. */
function namesOutsideLanguages(next, publicFolder) {
  const routes = Object.values(readJson(join(next, "app-path-routes-manifest.json")));
  const first = (path) => path.split("/")[path.startsWith("/") ? 1 : 0];
  const names = [...routes.map(first), ...filesIn(publicFolder).map(first), "_next", "socket.io"];
  return [...new Set(names)].filter((name) => !/^\[|^_(not-found|global-error)$/.test(name));
}

/** Pages of a language with the patterns of their addresses; an address that matches none of them is a 404. */
function addressesOf(next) {
  const { dynamicRoutes } = readJson(join(next, "routes-manifest.json"));
  const pages = dynamicRoutes.filter(({ page }) => page.startsWith("/[lang]") && !page.includes("[..."));
  return pages.map(({ page, regex }) => ({ page, pattern: regex }));
}

/** The compressed files of the last build, by content hash: hashed files seldom change. */
function earlierForms(to) {
  if (!existsSync(join(to, "packed.json"))) return new Map();
  const all = readFileSync(join(to, "packed.bin"));
  const { files } = readJson(join(to, "packed.json"));
  return new Map(
    files.map(({ hash, forms }) => [
      hash,
      Object.fromEntries(Object.entries(forms).map(([name, [from, end]]) => [name, all.subarray(from, end)])),
    ]),
  );
}

async function formsOf({ kind, path, bytes }, earlier) {
  if (earlier) return earlier;
  if (DENSE.has(extname(path))) return { identity: bytes };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: EFFORT[kind],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  // A tiny file can grow when it is compressed.
  return {
    identity: bytes,
    ...(gz.length < bytes.length && { gzip: gz }),
    ...(br.length < bytes.length && { br }),
  };
}

/** The script hashes that most pages have: those of the layout, which pages rendered on request contain as well. */
function inMost(pages) {
  const counts = new Map();
  for (const hash of pages.flatMap(({ scripts }) => scripts)) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return [...counts.keys()].filter((hash) => counts.get(hash) > pages.length / 2);
}

/** Next's own pages without a layout: they answer under any address. */
const isNextsOwn = ({ path }) => /^\/_(not-found|global-error)$/.test(path);

async function pack(sources, earlier) {
  const parts = [];
  let at = 0;
  const place = (bytes) => {
    parts.push(bytes);
    at += bytes.length;
    return [at - bytes.length, at];
  };
  const files = [];
  const compressed = sources.map(async (source) => {
    const hash = sha(source.bytes);
    return { ...source, hash, forms: await formsOf(source, earlier.get(hash)) };
  });
  for (const { bytes: _, forms, ...about } of await Promise.all(compressed)) {
    const places = Object.entries(forms).map(([name, form]) => [name, place(form)]);
    files.push({ ...about, forms: Object.fromEntries(places) });
  }
  return { files, bytes: Buffer.concat(parts) };
}

/** The origin that prerendered pages name as their own, or null where no page has a canonical address. */
function originOf(pages) {
  const [, origin = null] = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(pages.join("")) ?? [];
  return origin;
}

/** Reads the output of `next build` in `next` and writes packed.json and packed.bin into `to`. */
export async function precompressPages({ next = ".next", publicFolder = "public", to = "dist" } = {}) {
  const all = pagesOf(next);
  const [own, pages] = [all.filter(isNextsOwn), all.filter((page) => !isNextsOwn(page))];
  const { files, bytes } = await pack([...pages, ...staticFilesOf(next, publicFolder)], earlierForms(to));
  const index = {
    vary: readJson(join(next, "routes-manifest.json")).rsc.varyHeader,
    names: namesOutsideLanguages(next, publicFolder),
    addresses: addressesOf(next),
    origin: originOf(pages.map(({ bytes }) => bytes.toString("utf8"))),
    frameScripts: [...new Set([...inMost(pages), ...own.flatMap(({ scripts }) => scripts)])],
    files,
  };
  mkdirSync(to, { recursive: true });
  writeFileSync(join(to, "packed.bin"), bytes);
  writeFileSync(join(to, "packed.json"), JSON.stringify(index));
}
