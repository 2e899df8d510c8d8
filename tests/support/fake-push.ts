import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { importJWK, jwtVerify } from "jose";
import { pushPayload, type PushPayload } from "@/lib/notifications/push/schema";

/** A message delivered to a push service, and when (Unix time in ms). */
export type Handed = { path: string; headers: IncomingHttpHeaders; body: Buffer; at: number };

function makePair() {
  const pair = createECDH("prime256v1");
  // A number with leading zeros is exported shorter; one in 256 is.
  do pair.generateKeys();
  while (pair.getPrivateKey().length < 32);
  return pair;
}

const text = (words: string, ...rest: Buffer[]) => Buffer.concat([Buffer.from(`${words}\0`), ...rest]);
const derive = (secret: Buffer, salt: Buffer, about: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, about, length));

/** A browser with its own keys: only it can decrypt what is sent to it (RFC 8291, RFC 8188). */
export class FakeBrowser {
  private readonly pair = makePair();
  private readonly auth = randomBytes(16);
  constructor(readonly endpoint: string) {}

  get subscription() {
    const keys = { p256dh: this.pair.getPublicKey("base64url"), auth: this.auth.toString("base64url") };
    return { endpoint: this.endpoint, keys };
  }

  open({ body }: Handed): PushPayload {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const encrypted = body.subarray(21 + keyLength);
    const about = text("WebPush: info", this.pair.getPublicKey(), sender);
    const secret = derive(this.pair.computeSecret(sender), this.auth, about, 32);
    const key = derive(secret, salt, text("Content-Encoding: aes128gcm"), 16);
    const nonce = derive(secret, salt, text("Content-Encoding: nonce"), 12);
    const cipher = createDecipheriv("aes-128-gcm", key, nonce);
    cipher.setAuthTag(encrypted.subarray(-16));
    const opened = Buffer.concat([cipher.update(encrypted.subarray(0, -16)), cipher.final()]);
    // The last record ends with a byte 2 and zeros.
    return pushPayload.parse(JSON.parse(opened.toString("utf8", 0, opened.lastIndexOf(2))));
  }
}

/** A push service of the wire protocol (RFC 8030) on this machine, and the keys it knows the server by (RFC 8292). */
export class FakePush {
  readonly handed: Handed[] = [];
  /** Status codes of the answers, by path; 201 by default. */
  readonly answers = new Map<string, { status: number; retryAfter?: string; location?: string }>();
  /** Answers to these paths wait until `release`. */
  readonly slow = new Set<string>();
  /** All answers wait. */
  isSlow = false;
  /** How many requests to slow paths it had at the same time. */
  mostHeld = 0;
  private held = 0;
  private readonly waiting: (() => void)[] = [];
  origin = "";
  private readonly keys = makePair();
  private devices = 0;
  private readonly server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url ?? "";
      this.handed.push({ path, headers: request.headers, body: Buffer.concat(chunks), at: Date.now() });
      const { status, retryAfter, location } = this.answers.get(path) ?? { status: 201 };
      if (retryAfter) response.setHeader("retry-after", retryAfter);
      if (location) response.setHeader("location", location);
      const answer = () => response.writeHead(status).end();
      if (this.isSlow || this.slow.has(path)) this.hold(response, answer);
      else answer();
    });
  });

  private hold(response: ServerResponse, answer: () => void): void {
    this.waiting.push(answer);
    this.held += 1;
    this.mostHeld = Math.max(this.mostHeld, this.held);
    response.on("close", () => (this.held -= 1));
  }

  /** Listens, and configures the server under test to use it beside those that were started before. */
  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    process.env.PUSH_TEST_ORIGIN = [process.env.PUSH_TEST_ORIGIN, this.origin].filter(Boolean).join(",");
    process.env.VAPID_PUBLIC_KEY = this.keys.getPublicKey("base64url");
    process.env.VAPID_PRIVATE_KEY = this.keys.getPrivateKey("base64url");
  }

  /** Answers all that waits. */
  release(): void {
    for (const answer of this.waiting.splice(0)) answer();
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  aBrowser(): FakeBrowser {
    return new FakeBrowser(`${this.origin}/push/${++this.devices}`);
  }

  /** The messages delivered for one browser, oldest first. */
  handedTo({ endpoint }: FakeBrowser): Handed[] {
    return this.handed.filter(({ path }) => endpoint.endsWith(path));
  }

  /** The sender's verified VAPID subject; null when its signature is wrong. */
  async senderOf({ headers }: Handed) {
    const [, token = "", key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? "") ?? [];
    const point = this.keys.getPublicKey();
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
    const publicKey = await importJWK({ kty: "EC", crv: "P-256", x, y }, "ES256");
    const { payload } = await jwtVerify(token, publicKey, { audience: this.origin });
    return { ...payload, isOurKey: key === point.toString("base64url") };
  }
}
