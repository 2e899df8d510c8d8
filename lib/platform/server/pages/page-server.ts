import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { DEFAULT_LANGUAGE, LANGUAGES, LOCALES } from "@/lib/i18n/languages";
import { DEVELOPMENT_SCRIPTS, pagePolicy } from "../security/csp";
import { env } from "../config/env";
import { log } from "../config/log";
import { singletons } from "../config/singletons";
import { AWAY_SECONDS, wasAwaySince } from "../database/outage";
import { securityHeaders, type FromMemory } from "../http/harden-http";
import { readPrerenderCache, type PrerenderCache } from "./prerender-cache";
import { asksForData, readdressAnswer } from "./readdress-answer";
import { inSpan } from "../tracing/tracing";

/** The two ways to a page: what lies ready, and what is made for one request. */
export type PageServer = { fromMemory: FromMemory; onRequest: RequestListener };

type Next = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

function policySettings() {
  return {
    siteUrl: env.SITE_URL,
    cdnUrl: env.CDN_URL,
    hasStripe: Boolean(env.STRIPE_PUBLISHABLE_KEY),
    hasGoogleSignIn: Boolean(env.GOOGLE_CLIENT_ID),
    hasGoogleMaps: Boolean(env.GOOGLE_MAPS_KEY),
    hasAppleSignIn: Boolean(env.APPLE_CLIENT_ID),
  };
}

/** The addresses that middleware.ts leaves alone: see its matcher. */
const UNLED = /^\/(?:api|socket\.io|_next|_vercel)|\./;
const LANGUAGE_PARTS = new Set<string>(["", ...LANGUAGES, ...LOCALES]);

/**
 * The middleware redirects addresses without a language. It leaves out what looks like a file, so Next would take
 * "/nothing.png" for the home page of a language "nothing.png", render it, and keep it on the disk for ever: one for
 * every made-up address. They are requested as English pages instead, which do not exist either.
 */
function withinLanguage(url: string, names: ReadonlySet<string>): string {
  const [path = ""] = url.split("?", 1);
  const first = path.split("/")[1] ?? "";
  const isOurs = LANGUAGE_PARTS.has(first) || names.has(first);
  return isOurs || !UNLED.test(path) ? url : `/${DEFAULT_LANGUAGE}${path.startsWith("/") ? "" : "/"}${url}`;
}

/** Pictures of ours stand in e-mails and in previews of other sites; pages stand nowhere else. */
const PICTURE = /\.(?:png|jpe?g|webp|svg|ico)(?:\?|$)/;

/** Next reads the nonce from the CSP of the request, which no client can send (harden-http). */
function setPolicy(request: IncomingMessage, response: ServerResponse, policy: string): void {
  request.headers["content-security-policy"] = policy;
  request.rawHeaders.push("content-security-policy", policy);
  response.setHeader("Content-Security-Policy", policy);
}

/**
 * Next answers 500 for a page that it could not read the data of; during an outage callers are asked to come back. Also
 * when the outage was over before the answer.
 */
function answerOutage(response: ServerResponse): void {
  const beganAt = Date.now();
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status !== 500 || !wasAwaySince(beganAt)) return writeHead(status, ...rest);
    response.setHeader("Retry-After", String(AWAY_SECONDS));
    return writeHead(503, ...rest);
  };
}

function countMade(response: ServerResponse): void {
  const { metrics } = singletons;
  response.once("finish", () =>
    metrics?.pages.inc({ from: "next", status: `${Math.floor(response.statusCode / 100)}xx` }),
  );
}

/** Makes a page as a span that is named by its template: an address may have names of people and tokens in it. */
function traced(make: Next, pageAt: PrerenderCache["pageAt"]): Next {
  return async (request, response) => {
    if (!singletons.tracing) return make(request, response);
    const { method = "GET", url = "" } = request;
    const page = pageAt(url.split("?", 1)[0] ?? "") ?? "other page";
    const parent = request.headers["traceparent"]?.toString();
    const facts = { "http.request.method": method, "http.route": page };
    return inSpan(`${method} ${page}`, { kind: "server", parent, facts }, async (span) => {
      await make(request, response);
      span.add({ "http.response.status_code": response.statusCode });
      if (response.statusCode >= 500) span.fail();
    });
  };
}

/** Pages made on request: every one with a nonce of its own for the scripts that Next writes into it. */
function onRequest(next: Next, { names, frameScripts, builtFor, pageAt }: PrerenderCache): RequestListener {
  const settings = policySettings();
  const make = traced(next, pageAt);
  const to = new URL(env.SITE_URL).origin;
  return (request, response) => {
    const nonce = randomBytes(16).toString("base64");
    if (PICTURE.test(request.url ?? "")) response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    setPolicy(request, response, pagePolicy(settings, [`'nonce-${nonce}'`, ...frameScripts]));
    request.url = withinLanguage(request.url ?? "/", names);
    answerOutage(response);
    countMade(response);
    if (builtFor !== null && builtFor !== to && asksForData(request))
      readdressAnswer(request, response, { from: builtFor, to });
    void make(request, response);
  };
}

/** Search engines follow the canonical address: one of another host would lead them away from this market. */
function reportForeignOrigin({ builtFor }: PrerenderCache): void {
  if (builtFor === null || builtFor === new URL(env.SITE_URL).origin) return;
  log.warn(
    { builtFor, siteUrl: env.SITE_URL },
    "static pages were built for another address and are served for this one: build with this SITE_URL to save that at each start",
  );
}

/**
 * Everything that is not the API. What was made ahead of time comes out of memory, many times as fast as through Next,
 * and with hashes for its scripts: a nonce would make it a page of one request (docs/UPGRADING.md, Traps 10 and 15).
 */
export function pageServer(next: Next, folder: string): PageServer {
  const settings = policySettings();
  const packed = readPrerenderCache(folder, new URL(env.SITE_URL).origin, securityHeaders(), (scripts) =>
    pagePolicy(settings, scripts),
  );
  reportForeignOrigin(packed);
  const fromMemory: FromMemory = (request, response) => {
    const isAnswered = packed.answer(request, response);
    if (isAnswered) singletons.metrics?.pageFromMemory.inc();
    return isAnswered;
  };
  return { fromMemory, onRequest: onRequest(next, packed) };
}

/** The same on the sources: nothing is made ahead of time. */
export function devPageServer(next: Next): PageServer {
  const policy = pagePolicy(policySettings(), DEVELOPMENT_SCRIPTS);
  return {
    fromMemory: () => false,
    onRequest: (request, response) => {
      response.setHeader("Content-Security-Policy", policy);
      void next(request, response);
    },
  };
}
