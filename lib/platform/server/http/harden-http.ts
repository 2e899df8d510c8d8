import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Duplex } from "node:stream";
import { DATA_POLICY } from "../security/csp";
import { env, isFindable } from "../config/env";
import { log } from "../config/log";
import { clientNetwork } from "./client-address";
import { isDraining } from "./drain";

/**
 * Headers that only the server itself may set. Next believes them, so a stranger who sends them could skip
 * the middleware or smuggle in a script nonce (docs/UPGRADING.md, Trap 14).
 */
const OWN_HEADERS = /^(x-middleware-|x-nonce$|content-security-policy|x-client-ip$)/;
const PROXY_HEADERS = /^(x-forwarded-|forwarded$|x-real-ip$)/;

function isForeign(name: string): boolean {
  return OWN_HEADERS.test(name) || (env.TRUST_PROXY === 0 && PROXY_HEADERS.test(name));
}

let hasWarned = false;

/** Said once, or every request would write a line. */
function warnOfProxy(): void {
  if (hasWarned) return;
  hasWarned = true;
  log.warn(
    "a request came with X-Forwarded-For and TRUST_PROXY is 0: behind a proxy all visitors count as one address, and so do their limits",
  );
}

/** Takes away what a stranger may not say and adds `x-client-ip`, for both ways a request can be read. */
function ownHeaders(request: IncomingMessage): void {
  if (env.TRUST_PROXY === 0 && "x-forwarded-for" in request.headers) warnOfProxy();
  const ip = clientNetwork(request);
  const kept: string[] = [];
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const name = request.rawHeaders[at] ?? "";
    if (isForeign(name.toLowerCase())) delete request.headers[name.toLowerCase()];
    else kept.push(name, request.rawHeaders[at + 1] ?? "");
  }
  request.rawHeaders = [...kept, "x-client-ip", ip];
  request.headers["x-client-ip"] = ip;
}

/** What no page of the product uses, so that no script or frame in one may: docs/security/HEADERS.md. */
const UNUSED_FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "encrypted-media",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];
const FEATURES = [...UNUSED_FEATURES.map((feature) => `${feature}=()`), "geolocation=(self)"].join(", ");

const HSTS = "max-age=31536000";

/** What every answer says to the browser, pages and API alike. */
export function securityHeaders(): [string, string][] {
  const headers: [string, string][] = [
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    // Pages and their files say what they may load themselves: page-server.ts.
    ["Content-Security-Policy", DATA_POLICY],
    // Sign-in with Google or Apple talks to the window that it opens; no other site's window may reach the product's.
    ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Permissions-Policy", FEATURES],
    // Both say what the policy says already, to readers that do not know it.
    ["X-Frame-Options", "DENY"],
    ["X-Permitted-Cross-Domain-Policies", "none"],
  ];
  if (env.SITE_URL.startsWith("https:")) {
    const reach = env.HSTS_SUBDOMAINS ? "; includeSubDomains" : "";
    headers.push(["Strict-Transport-Security", HSTS + reach]);
  }
  if (!isFindable()) headers.push(["X-Robots-Tag", "noindex, nofollow"]);
  return headers;
}

/** What engine.io takes for itself: it removes the listeners that are there and asks them only for the other paths. */
function isOfSockets({ url = "" }: IncomingMessage): boolean {
  return url.startsWith("/socket.io/");
}

/** Whether a request may upgrade from HTTP here: the product's sockets, and the development server's own. */
function mayUpgrade(request: IncomingMessage): boolean {
  return isOfSockets(request) || (env.NODE_ENV === "development" && !!request.url?.startsWith("/_next/"));
}

/** One line per answer. Without the query: links from e-mails carry their token there. */
function logAnswer(request: IncomingMessage, response: ServerResponse): void {
  const since = performance.now();
  response.once("finish", () => {
    const [path] = (request.url ?? "").split("?");
    const requestId = response.getHeader("x-request-id");
    const ms = Math.round(performance.now() - since);
    log.debug({ method: request.method, path, status: response.statusCode, ms, requestId }, "answered");
  });
}

/**
 * How long a connection stays open between two requests. Longer than proxies keep theirs (nginx 60 s, Caddy 2 min): of the
 * two sides the one that asks must be the one that closes, or a request now and then meets a closed connection.
 */
const IDLE_CONNECTION_MS = 150_000;

/** Answers what is prerendered in memory, headers and all; false when another handler must answer. */
export type FromMemory = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * An HTTP server that is asked first. Next listens for upgrades on whatever server it meets, so the event
 * itself is held back unless the server allows it. What comes `fromMemory` believes no header of the request, so it
 * need not wait for them to be cleaned.
 */
export function createHardenedServer(
  listener: RequestListener,
  fromMemory: FromMemory = () => false,
): Server {
  const headers = securityHeaders();
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (log.isLevelEnabled("debug")) logAnswer(request, response);
    if (fromMemory(request, response)) return;
    ownHeaders(request);
    for (const [name, value] of headers) response.setHeader(name, value);
    listener(request, response);
  });
  server.keepAliveTimeout = IDLE_CONNECTION_MS;
  const emit = server.emit.bind(server) as (event: string, ...rest: unknown[]) => boolean;
  server.emit = (event: string, ...rest: unknown[]) => {
    const [request, socket] = rest as [IncomingMessage, Duplex];
    if (event === "request" && isDraining()) (rest[1] as ServerResponse).setHeader("Connection", "close");
    if (event === "upgrade" && !mayUpgrade(request)) return Boolean(socket.destroy());
    // A second time, by the listener above, changes nothing.
    if (event === "upgrade" || (event === "request" && isOfSockets(request))) ownHeaders(request);
    return emit(event, ...rest);
  };
  return server;
}

/** The connections that left HTTP: Node forgets them, so a stop would wait for them for ever. */
export function upgradedSockets(server: Server): Set<Duplex> {
  const sockets = new Set<Duplex>();
  // One function for all: thousands of devices stay connected for hours.
  function forget(this: Duplex): void {
    sockets.delete(this);
  }
  server.on("upgrade", (_, socket) => {
    sockets.add(socket);
    socket.on("close", forget);
  });
  return sockets;
}
