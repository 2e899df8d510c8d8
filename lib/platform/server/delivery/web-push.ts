import { lookup as askDns, type LookupAddress } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import webPush from "web-push";
import { env } from "../config/env";
import { log } from "../config/log";
import { singletons } from "../config/singletons";
import { inSpan } from "../tracing/tracing";
import { createHostGuard } from "./host-guard";

/** A browser that wants push notifications: where its push service is, and the keys only it can open a message with. */
export type PushDevice = { endpoint: string; p256dh: string; auth: string };

/** The headers of a push beside its encrypted message. A later message of a topic replaces a waiting one. */
export type PushTerms = { topic: string; urgency: "normal" | "high"; ttlSeconds: number };

/**
 * `again`: the service could not take it now; `waiting`: it was not asked, because it is slow or down for others;
 * `gone`: the subscription has expired.
 */
export type PushOutcome =
  | { state: "sent" | "gone" | "refused" }
  | { state: "again"; afterSeconds: number | null }
  | { state: "waiting"; afterSeconds: number };

/** Of the first try. Later ones have more time: they are few. */
const FIRST_TIMEOUT_MS = 3_000;
const TIMEOUT_MS = 10_000;
const services = createHostGuard();

/** Whether this server can send anything: both halves of its keys are there. */
export function hasPushKeys(): boolean {
  return Boolean(env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY);
}

// Names that only machines of one house know (RFC 6761, RFC 6762, RFC 8375).
const PRIVATE_NAME =
  /(^|\.)(localhost|local|internal|intranet|lan|home|home\.arpa|corp|test|invalid|example|onion)$/;

function isPublicName(hostname: string): boolean {
  return (
    isIP(hostname.replace(/^\[|\]$/g, "")) === 0 && hostname.includes(".") && !PRIVATE_NAME.test(hostname)
  );
}

const isOfTest = (origin: string) => env.PUSH_TEST_ORIGIN?.includes(origin) ?? false;

/**
 * Whether an address may be a push service (SSRF guard). Any user can name one and this server will call it, so it
 * must be a public name by https on the usual port: nothing in the operator's network can be reached that way.
 */
export function mayBePushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username || password) return false;
  if (isOfTest(origin)) return true;
  return protocol === "https:" && port === "" && isPublicName(hostname.replace(/\.$/, ""));
}

/** Whether an address is in the public internet: none of the special-purpose ranges (IANA), mapped IPv4 included. */
export function isPublicAddress({ address }: Pick<LookupAddress, "address">): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}

/** Looks a name up when the connection is made: a public name may lead to a private address, and may change its mind. */
const lookupPublic: LookupFunction = (hostname, options, answer) => {
  askDns(hostname, { ...options, all: true }, (error, addresses) => {
    const open = error ? [] : addresses.filter(isPublicAddress);
    const [first] = open;
    if (!first) return answer(error ?? new Error("no public address"), "", 0);
    if (options.all) return answer(null, open);
    return answer(null, first.address, first.family);
  });
};

type Posted = { status: number; retryAfter: string | undefined };

/** Posts the sealed message; follows no redirect and keeps nothing of the answer. */
function post({
  endpoint,
  headers,
  body,
  timeout,
}: {
  endpoint: string;
  headers: object;
  body: Buffer;
  timeout: number;
}): Promise<Posted> {
  const url = new URL(endpoint);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sending = request(url, {
      method: "POST",
      headers: { ...headers },
      timeout,
      signal: AbortSignal.timeout(timeout),
      ...(isOfTest(url.origin) ? {} : { lookup: lookupPublic }),
    });
    sending.on("response", (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] });
      // Read to its end the connection serves the next message, too; an endless one is cut off by the signal.
      response.on("error", () => undefined).resume();
    });
    sending.on("error", reject);
    sending.end(body);
  });
}

const MAX_WAIT_SECONDS = 3600;

/** "Retry-After: 120", or a date; whatever else is said is no reason to wait longer. */
function toSeconds(retryAfter: string | undefined): number | null {
  if (!retryAfter) return null;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(MAX_WAIT_SECONDS, Math.max(0, Math.ceil(seconds))) : null;
}

function read({ status, retryAfter }: Posted): PushOutcome {
  if (status >= 200 && status < 300) return { state: "sent" };
  // 403: the subscription was made for other keys than ours, and will never be ours again (RFC 8292).
  if (status === 404 || status === 410 || status === 403) return { state: "gone" };
  if (status === 429 || status >= 500) return { state: "again", afterSeconds: toSeconds(retryAfter) };
  log.warn({ status }, "a push service refused a message");
  return { state: "refused" };
}

/** A signature may be used for this long, which is well within the twelve hours that it names itself. */
const SIGNED_MS = 3_600_000;
/** More services than there are: any user can name one, and no list may grow without an end. */
const MOST_SERVICES = 100;
const signatures = new Map<string, { header: string; until: number }>();

/** Who sends (RFC 8292). Signing takes three times as long as sealing, so all messages to a service share a signature. */
function signatureFor(endpoint: string, now = Date.now()): string {
  const { origin } = new URL(endpoint);
  const known = signatures.get(origin);
  if (known && now < known.until) return known.header;
  const { VAPID_PUBLIC_KEY: publicKey = "", VAPID_PRIVATE_KEY: privateKey = "" } = env;
  const subject = `mailto:${env.SUPPORT_EMAIL}`;
  const { Authorization } = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, "aes128gcm");
  if (signatures.size >= MOST_SERVICES) signatures.clear();
  signatures.set(origin, { header: Authorization, until: now + SIGNED_MS });
  return Authorization;
}

/** Seals a message for one device (RFC 8291) and hands it to its push service (RFC 8030), signed with our keys. */
export async function sendPush(
  device: PushDevice,
  payload: string,
  terms: PushTerms,
  attempt = 0,
): Promise<PushOutcome> {
  if (!mayBePushService(device.endpoint)) return { state: "gone" };
  const { endpoint, p256dh, auth } = device;
  let sealed: webPush.RequestDetails;
  try {
    sealed = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      headers: { Authorization: signatureFor(endpoint) },
      TTL: terms.ttlSeconds,
      urgency: terms.urgency,
      topic: terms.topic,
    });
  } catch (error) {
    log.warn({ err: error }, "a message could not be sealed for a device");
    return { state: "gone" };
  }
  const timeout = attempt === 0 ? FIRST_TIMEOUT_MS : TIMEOUT_MS;
  const { headers, body } = sealed;
  const guarded = await services.run(
    new URL(endpoint).host,
    () => handOver({ endpoint, headers, body: body ?? Buffer.alloc(0), timeout }),
    ({ state }) => state === "again",
  );
  return "result" in guarded ? guarded.result : { state: "waiting", afterSeconds: guarded.waitSeconds };
}

/** The path of an endpoint is a secret of its device, so a trace has the service's host only. */
function handOver(message: Parameters<typeof post>[0]): Promise<PushOutcome> {
  const facts = { "server.address": new URL(message.endpoint).host };
  return inSpan("send push", { kind: "client", facts }, async (span) => {
    const outcome = await tryToHandOver(message);
    span.add({ "tenderbee.outcome": outcome.state });
    return outcome;
  });
}

async function tryToHandOver(message: Parameters<typeof post>[0]): Promise<PushOutcome> {
  try {
    const outcome = read(await post(message));
    singletons.metrics?.pushes.inc({ outcome: outcome.state });
    return outcome;
  } catch (error) {
    singletons.metrics?.pushes.inc({ outcome: "again" });
    log.warn({ err: error }, "a push service cannot be reached");
    return { state: "again", afterSeconds: null };
  }
}
