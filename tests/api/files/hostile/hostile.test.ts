import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { Agent, request, type IncomingMessage, type Server } from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GET as serve } from "@/app/api/files/[publicId]/route";
import { POST as upload } from "@/app/api/files/upload/single/route";
import { MAX_FILE_BYTES } from "@/lib/files/constants";
import { fileView } from "@/lib/files/schema";
import { db } from "@/lib/platform/server/database/db";
import { apiServer } from "@/lib/platform/server/http/api-server";
import { createHardenedServer } from "@/lib/platform/server/http/harden-http";
import { storage } from "@/lib/platform/server/storage/storage";
import { accessTokenOf, call, read } from "@/tests/support/call";
import { aClient, type TestUser } from "@/tests/support/factories";
import { A_PDF, aForm, aPicture } from "../pictures";
import { MARK } from "./bytes";
import { corpus, type Hostile } from "./corpus";

const MB = 1024 * 1024;
/** The memory limit of a test process; one careless picture of 14,000 pixels on a side would be 588 MB more. */
const MOST_MB = 900;

const print = (line: string) => process.stdout.write(`${line}\n`);

let server: Server;
let origin: string;
let hostile: Hostile[];
let as: TestUser;

async function stored(): Promise<{ files: number; objects: number }> {
  let objects = 0;
  for await (const _object of storage().list()) objects += 1;
  return { files: await db.file.count(), objects };
}

beforeAll(async () => {
  const routes = { "/api/files/[publicId]": { GET: serve }, "/api/files/upload/single": { POST: upload } };
  const listen = apiServer(() => routes);
  server = createHardenedServer((request, response) => void listen(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  [hostile, as] = [await corpus(), await aClient()];
});
afterAll(() => {
  const { maxRSS } = process.resourceUsage();
  print(`${hostile.length} hostile files; peak memory of the process: ${Math.round(maxRSS / 1024)} MB`);
  server.closeAllConnections();
  server.close();
});

function send({ bytes, name = "photo.jpg", folder }: Pick<Hostile, "bytes" | "name" | "folder">, by = as) {
  const body = aForm([{ bytes, name, type: "image/jpeg" }], { folder });
  return call<{ code: string }>(upload, { as: by, body });
}

/** What is wrong with the response headers of a file, over a real connection; its bytes beside it. */
async function opened(url: string) {
  const { status, headers, ...answer } = await fetch(origin + url).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }));
  const says = (name: string, what: RegExp) =>
    what.test(headers.get(name) ?? "") ? [] : [`${name} of ${url}`];
  const flaws = [
    ...(status === 200 ? [] : [`${status} of ${url}`]),
    ...says("x-content-type-options", /^nosniff$/),
    ...says("content-security-policy", /script-src 'none'/),
    ...says("content-disposition", /^inline; filename\*=UTF-8''[\w.%~!-]+\.(webp|pdf)$/),
  ];
  return { bytes: answer.bytes, flaws, says };
}

/** What is wrong with a picture that had to be re-encoded. */
async function flawsOfPicture(sent: Buffer, url: string): Promise<string[]> {
  const { bytes, flaws, says } = await opened(url);
  const { format, exif, xmp, icc, iptc, pages = 1, comments } = await sharp(bytes).metadata();
  const facts = {
    "not a webp": format !== "webp",
    "words beside the picture": Boolean(exif ?? xmp ?? icc ?? iptc ?? comments),
    "several frames": pages > 1,
    "its mark came through": bytes.includes(MARK),
    "stored as it came": bytes.equals(sent),
    // The size in its header is the whole picture.
    "something behind it": bytes.readUInt32LE(4) + 8 !== bytes.length,
  };
  const wrong = Object.entries(facts).flatMap(([flaw, isSo]) => (isSo ? [flaw] : []));
  const asPicture = [
    ...says("content-type", /^image\/webp$/),
    ...says("content-security-policy", /default-src 'none'; sandbox/),
  ];
  return [...flaws, ...wrong, ...asPicture];
}

function flawsOfRefusal(
  { fate }: Hostile,
  { status, body }: { status: number; body: { code: string } },
): string[] {
  const allowed: readonly number[] = fate === "either" ? [413, 415] : typeof fate === "string" ? [] : fate;
  const isSaid = ["unsupported_file_type", "too_many_pixels", "file_too_large"].includes(body.code);
  return allowed.includes(status) && isSaid ? [] : [`answered ${status} ${body.code}`];
}

const FAIR_NAME = /^[^/\\"<>|:*?\p{Cc}\u202A-\u202E\u2066-\u2069]{1,200}$/u;

/** Everything that is wrong with the outcome of a hostile file; empty when all is well. */
async function harmOf(file: Hostile): Promise<string[]> {
  const answer = await send(file);
  if (answer.status !== 200) return flawsOfRefusal(file, answer);
  if (typeof file.fate !== "string") return ["was taken"];
  const view = read(fileView, answer);
  const named = FAIR_NAME.test(view.name) ? [] : [`is called ${JSON.stringify(view.name)}`];
  if (file.fate === "document") {
    const { flaws, says } = await opened(view.url);
    return [...named, ...flaws, ...says("content-type", /^application\/pdf$/)];
  }
  const [large, small] = [
    await flawsOfPicture(file.bytes, view.url),
    await flawsOfPicture(file.bytes, view.thumbnailURL),
  ];
  return [...named, ...large, ...small];
}

describe("hostile files", () => {
  it("are at least sixty, and each does no harm", { timeout: 40_000 }, async () => {
    expect(hostile.length).toBeGreaterThanOrEqual(60);
    const harm: string[] = [];
    for (const file of hostile) {
      await db.file.updateMany({ data: { attachedTo: "TENDER" } });
      for (const flaw of await harmOf(file)) harm.push(`${file.what}: ${flaw}`);
    }
    expect(harm).toEqual([]);
  });

  it("leave nothing behind when they are refused", async () => {
    const since = await stored();
    for (const file of hostile.filter(({ fate }) => typeof fate !== "string").slice(0, 20)) await send(file);
    expect(await stored()).toEqual(since);
  });
});

describe("sizes", () => {
  const pdfOf = (size: number) => Buffer.concat([A_PDF, Buffer.alloc(size - A_PDF.byteLength, 32)]);

  it("of 2,097,152 bytes are taken, of 2,097,153 are not, for documents and photos", async () => {
    const jpeg = await aPicture({ format: "jpeg" });
    const jpegOf = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.byteLength)]);
    for (const sized of [pdfOf, jpegOf]) {
      expect((await send({ bytes: sized(MAX_FILE_BYTES) })).status).toBe(200);
      expect(await send({ bytes: sized(MAX_FILE_BYTES + 1) })).toMatchObject({
        status: 413,
        body: { code: "file_too_large" },
      });
    }
  });
});

describe("many and broken uploads", () => {
  it("a hundred at the same time are all answered, in bounded memory", { timeout: 40_000 }, async () => {
    const users = await Promise.all(Array.from({ length: 50 }, () => aClient()));
    for (const user of users) await accessTokenOf(user);
    const bytes = Buffer.concat([await aPicture({ format: "jpeg" }), Buffer.alloc(1.9 * MB)]);
    // One sender for all: the test measures the server's memory, not the senders'.
    const file = new File([bytes], "photo.jpg");
    const sendShared = (by: TestUser) => {
      const body = aForm([]);
      body.append("file", file);
      return call(upload, { as: by, body });
    };
    const since = process.memoryUsage().rss;
    let highest = since;
    const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 20);
    const answers = await Promise.all([...users, ...users].map(sendShared));
    clearInterval(watch);
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(100).fill(200));
    print(`a hundred uploads of 2 MB at once: ${Math.round((highest - since) / MB)} MB more`);
    expect(highest / MB).toBeLessThan(MOST_MB);
  });

  it("one that is too long does not break the connection off under the next request", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const bytes = Buffer.alloc(MAX_FILE_BYTES + MB);
    const form = new Response(aForm([{ bytes, name: "large.png" }]));
    const headers = {
      authorization: `Bearer ${await accessTokenOf(as)}`,
      "content-type": form.headers.get("content-type") ?? "",
      "content-length": String((await form.clone().arrayBuffer()).byteLength),
    };
    const sent = request(`${origin}/api/files/upload/single`, { method: "POST", agent, headers });
    sent.end(Buffer.from(await form.arrayBuffer()));
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    const { socket } = answer;
    answer.resume();
    await once(answer, "end");
    // Longer than the server goes on reading what it has refused.
    await new Promise((done) => setTimeout(done, 800));

    expect([answer.statusCode, answer.headers.connection, socket.destroyed]).toEqual([
      413,
      "keep-alive",
      false,
    ]);
    agent.destroy();
  });

  it("one that is cut half way leaves nothing and blocks nobody", async () => {
    const since = await stored();
    const form = new Response(
      aForm([{ bytes: Buffer.concat([await aPicture(), Buffer.alloc(MB)]), name: "a.png" }]),
    );
    const whole = Buffer.from(await form.arrayBuffer());
    const { port } = server.address() as AddressInfo;
    const cut = async () => {
      const socket = connect(port, "127.0.0.1");
      const head = [
        "POST /api/files/upload/single HTTP/1.1",
        "Host: localhost",
        `Authorization: Bearer ${await accessTokenOf(as)}`,
        `Content-Type: ${form.headers.get("content-type")}`,
        `Content-Length: ${whole.length}`,
      ];
      socket.write(`${head.join("\r\n")}\r\n\r\n`);
      await new Promise((done) => socket.write(whole.subarray(0, whole.length / 2), done));
      socket.destroy();
      await once(socket, "close");
    };
    for (let turn = 0; turn < 6; turn++) await cut();
    // Each held one of the two upload slots of this user.
    await expect.poll(async () => (await send({ bytes: await aPicture() })).status).toBe(200);
    expect((await stored()).files).toBe(since.files + 1);
  });
});
