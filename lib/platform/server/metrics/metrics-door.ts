import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import ipaddr from "ipaddr.js";
import { env } from "../config/env";
import { log } from "../config/log";
import { singletons } from "../config/singletons";
import { logFailure } from "../database/outage";

const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
const PROXIED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];

function isLoopback(address: string | undefined): boolean {
  return ipaddr.isValid(address ?? "") && ipaddr.process(address ?? "").range() === "loopback";
}

/**
 * Whether a programme of this machine asks, by the connection's own address. A proxy on the same machine connects over
 * loopback for the whole world: with TRUST_PROXY no such request counts, nor one with a header that proxies add. The name
 * it was asked by keeps out a page in a browser of this machine whose name was led here (DNS rebinding).
 */
function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  if (env.TRUST_PROXY > 0 || PROXIED.some((name) => name in headers)) return false;
  return isLoopback(socket.remoteAddress) && LOCAL_HOST.test(headers.host ?? "");
}

/** Compares digests, which have one length: the time it takes says nothing of the token. */
function isToken(given: string, token: string): boolean {
  const [left, right] = [given, token].map((text) => createHash("sha256").update(text).digest());
  return timingSafeEqual(left!, right!);
}

type Verdict = 200 | 401 | 404;

/** With a token the token decides, for programmes of this machine as well; without one only they may ask. */
function judge(request: IncomingMessage): Verdict {
  const token = env.METRICS_TOKEN;
  if (token === undefined) return isFromThisMachine(request) ? 200 : 404;
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1];
  return given !== undefined && isToken(given, token) ? 200 : 401;
}

async function write(response: ServerResponse): Promise<void> {
  const { metrics } = singletons;
  if (!metrics) return void response.writeHead(404).end();
  try {
    for (const measure of metrics.beforeScrape) await measure();
    const text = await metrics.registry.metrics();
    response.writeHead(200, { "Content-Type": metrics.registry.contentType }).end(text);
  } catch (error) {
    logFailure(error, () => log.error({ err: error }, "metrics cannot be read"));
    response.writeHead(503).end();
  }
}

/**
 * Answers GET /metrics, what Prometheus reads; false for every other address. It stands in the server and not under
 * /api: it needs the connection's own address, and must answer when routes do not.
 */
export function answerMetrics(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url?.split("?", 1)[0] !== "/metrics") return false;
  const isRead = request.method === "GET";
  const verdict = judge(request);
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("X-Content-Type-Options", "nosniff");
  if (verdict === 401) response.setHeader("WWW-Authenticate", "Bearer");
  if (verdict === 200 && isRead) void write(response);
  else response.writeHead(verdict === 200 ? 405 : verdict, verdict === 200 ? { Allow: "GET" } : {}).end();
  return true;
}
