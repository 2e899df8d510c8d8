import {
  createServer,
  request as send,
  type ClientRequest,
  type IncomingMessage,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate as breathe } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { apiServer } from "@/lib/platform/server/http/api-server";
import { arrivingBody, type Patience } from "@/lib/platform/server/http/read-at-most";
import { parsePart, readJson, readQuery } from "@/lib/platform/server/http/read-request";
import { route } from "@/lib/platform/server/http/route";
import { registerModules } from "@/lib/registry";

registerModules();

const words = z.object({ words: z.string() });
const POST = route({ auth: "public", body: words, output: words }, ({ body }) => body);

/** Reads a body for as long as it is given, and says how many bytes it had. */
const patient = (patience: Patience) =>
  route({ auth: "public", body: "form", output: words }, async ({ request }) => {
    let length = 0;
    for await (const piece of arrivingBody(request, patience)) length += piece.byteLength;
    return { words: String(length) };
  });
const A_MINUTE_MS = 60_000;

const routes = {
  "/api/echo": { POST },
  "/api/patient": { POST: patient({ silenceMs: A_MINUTE_MS, wholeMs: A_MINUTE_MS }) },
  "/api/not-silent": { POST: patient({ silenceMs: 30, wholeMs: A_MINUTE_MS }) },
  "/api/hurried": { POST: patient({ silenceMs: A_MINUTE_MS, wholeMs: 30 }) },
};

let server: Server;
beforeAll(async () => {
  const serve = apiServer(() => routes);
  server = createServer((incoming, outgoing) => void serve(incoming, outgoing));
  await new Promise<void>((done) => server.listen(0, done));
});
afterAll(() => void server.close());

/** A request whose body has no Content-Length (chunked). */
function open(path = "/api/echo"): {
  call: ClientRequest;
  answer: Promise<IncomingMessage>;
  closed: Promise<void>;
} {
  const { port } = server.address() as AddressInfo;
  const call = send({ port, path, method: "POST" });
  call.on("error", () => undefined);
  const answer = new Promise<IncomingMessage>((done) => call.once("response", done));
  const closed = new Promise<void>((done) => call.once("close", done));
  return { call, answer, closed };
}

async function post(body: string): Promise<[number | undefined, { words?: string; code?: string }]> {
  const { call, answer } = open();
  call.write(body.slice(0, 20));
  call.end(body.slice(20));
  const response = await answer;
  return [response.statusCode, JSON.parse(await text(response)) as { words?: string }];
}

describe("a JSON body", () => {
  it("is read in whatever pieces it comes, and letters of several bytes stay whole", async () => {
    const said = "ő".repeat(40_000);
    const body = JSON.stringify({ words: said });

    expect(await post(body)).toEqual([200, { words: said }]);
  });

  it("is refused when it is none", async () => {
    expect(await post('{"words": "unfinished')).toMatchObject([400, { code: "bad_request" }]);
  });

  it("may be nested in 32 levels, and is refused at once beyond, however deep it goes", async () => {
    const nested = (levels: number) =>
      `{"words":"here","more":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}`;

    expect(await post(nested(32))).toEqual([200, { words: "here" }]);
    for (const levels of [33, 1_000, 49_000])
      expect(await post(nested(levels))).toMatchObject([400, { code: "bad_request" }]);
  });

  it("is counted in bytes, not in letters", async () => {
    expect(await post(JSON.stringify({ words: "ő".repeat(60_000) }))).toMatchObject([
      413,
      { code: "body_too_large" },
    ]);
  });

  it("is given up while it is still arriving when it never ends", async () => {
    const { call, answer, closed } = open();
    const piece = Buffer.alloc(16_384, " ");
    let [sent, isAnswered, isClosed] = [0, false, false];
    void answer.then(() => (isAnswered = true));
    void closed.then(() => (isClosed = true));
    while (!isAnswered && sent < 50_000_000) {
      call.write(piece);
      sent += piece.byteLength;
      await breathe();
    }

    const response = await answer;
    expect(response.statusCode).toBe(413);
    expect(JSON.parse(await text(response))).toMatchObject({ code: "body_too_large" });
    expect(sent).toBeLessThan(5_000_000);
    while (!isClosed) await breathe();
  });
});

describe("a body that is waited for", () => {
  it("is read whole when it comes in time", async () => {
    const { call, answer } = open("/api/patient");
    call.write("one");
    call.end("two");

    expect(await text(await answer)).toBe('{"words":"6"}');
  });

  it.each(["/api/not-silent", "/api/hurried"])(
    "is refused at %s when it stops, and its connection is closed",
    async (path) => {
      const { call, answer, closed } = open(path);
      call.write("the first half");

      const response = await answer;
      expect(response.statusCode).toBe(400);
      expect(JSON.parse(await text(response))).toMatchObject({ code: "bad_request" });
      await closed;
    },
  );
});

describe("a part of a request", () => {
  it("says where a NUL stands, also in a name", () => {
    const refusal = (path: string) =>
      expect.objectContaining({ issues: [{ path, code: "invalid" }] }) as Error;
    const lines = z.object({ lines: z.array(z.object({ text: z.string() })) });

    expect(() => parsePart(lines, { lines: [{ text: "a" }, { text: "b\u0000" }] })).toThrowError(
      refusal("lines.1.text"),
    );
    expect(() => parsePart(z.record(z.string(), z.number()), { "a\u0000": 1 })).toThrowError(
      refusal("a\u0000"),
    );
  });

  it("is a name and its values in a query, whatever the name", () => {
    const query = readQuery("http://localhost/?a=1&a=2&constructor=x&__proto__=y&a=3");

    expect(Object.entries(query)).toEqual([
      ["a", ["1", "2", "3"]],
      ["constructor", "x"],
      ["__proto__", "y"],
    ]);
  });

  it("refuses a query of thousands of parameters before it puts any of them in a list", () => {
    const equal = (count: number) => `http://localhost/?${Array(count).fill("a").join("&")}`;

    expect(readQuery(equal(100)).a).toHaveLength(100);
    expect(() => readQuery(equal(101))).toThrowError(
      expect.objectContaining({ code: "bad_request" }) as Error,
    );
    expect(() => readQuery(equal(7_800))).toThrowError(
      expect.objectContaining({ code: "bad_request" }) as Error,
    );
  });

  it("names one limit for a number, however absurd it is", () => {
    const offer = z.object({ priceMinor: z.number().int().max(500) });

    expect(() => parsePart(offer, { priceMinor: 1e21 })).toThrowError(
      expect.objectContaining({
        issues: [{ path: "priceMinor", code: "amountTooLarge", params: { max: 5 } }],
      }) as Error,
    );
  });
});

describe("many large bodies at once", () => {
  it("are parsed one per turn of the event loop, so that others are served in between", async () => {
    const body = JSON.stringify({ text: "x".repeat(50_000) });
    const request = () => new Request("http://localhost/api/x", { method: "POST", body });
    let turns = 0;
    let isOver = false;
    const countTurns = () => {
      turns += 1;
      if (!isOver) setImmediate(countTurns);
    };
    const turnsAtEnd: number[] = [];

    setImmediate(countTurns);
    await Promise.all(
      Array.from({ length: 20 }, () => readJson(request()).then(() => turnsAtEnd.push(turns))),
    );
    isOver = true;

    expect(new Set(turnsAtEnd).size).toBe(20);
  });
});
