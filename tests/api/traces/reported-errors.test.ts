import { io } from "socket.io-client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { defineJob } from "@/lib/platform/server/queue/job";
import { transact } from "@/lib/platform/server/work/transact";
import { accessTokenOf } from "@/tests/support/call";
import { aClient } from "@/tests/support/factories";
import { bundleObservedProcess, ObservedServer } from "@/tests/support/observed-server";
import { SentryReceiver } from "@/tests/support/sentry-receiver";

const receiver = new SentryReceiver();
let removeBundle: () => void;
let server: ObservedServer;
let dsn: string;
// The process under test has settings of its own: process.env.SENTRY_DSN = none in this one.
beforeAll(async () => {
  removeBundle = await bundleObservedProcess();
  dsn = await receiver.start();
  server = await ObservedServer.start({ SENTRY_DSN: dsn });
}, 60_000);
beforeEach(() => {
  receiver.requests.length = 0;
  receiver.answer = { status: 200 };
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
  removeBundle();
});

/** A process is started, on a machine that may be busy. */
const PATIENCE_MS = 60_000;
const SECRETS = { email: "anneliese@example.org", token: "hush-token-0123456789-abcdef" };

function fail(to: ObservedServer = server): Promise<Response> {
  return fetch(`${to.url}/api/test/broken`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer eyJhbGciOi.hush.hush" },
    body: JSON.stringify(SECRETS),
  });
}

function expectNothingOfPeople(): void {
  const sent = receiver.requests.map(({ headers, body }) => JSON.stringify(headers) + body).join("\n");
  expect(sent).not.toMatch(/anneliese|ann@|example\.org|hush|eyJ/);
}

describe("reports of errors", { timeout: PATIENCE_MS }, () => {
  it("tell of a call that failed by our fault: where, never with the words of people", async () => {
    const answer = await fail();
    expect(answer.status).toBe(500);

    await expect.poll(() => receiver.of("TypeError"), { timeout: 10_000 }).toBeDefined();
    const event = receiver.of("TypeError")!;
    expect(event).toMatchObject({
      level: "error",
      message: "unexpected error",
      tags: { requestId: answer.headers.get("x-request-id") },
    });
    const [exception] = event.exception!.values;
    expect(exception?.value).toContain("cannot write to [hidden]");
    expect(exception?.stacktrace.frames.at(-1)).toMatchObject({ function: "fail" });
    expectNothingOfPeople();
    expect(receiver.requests[0]).toMatchObject({
      url: "/glitchtip/api/7/envelope/",
      headers: { "content-type": "application/x-sentry-envelope" },
    });
    expect(receiver.requests[0]?.headers["x-sentry-auth"]).toContain("sentry_key=public-key");
  });

  it("tell of no call that was refused by a rule", async () => {
    expect((await fetch(`${server.url}/api/nothing-here`)).status).toBe(404);
    expect((await fetch(`${server.url}/api/notifications`)).status).toBe(401);
    await fail();

    await expect.poll(() => receiver.events.length, { timeout: 10_000 }).toBe(1);
  });

  it("tell of a failed job, by its name", async () => {
    const job = defineJob({ name: "test-broken", payload: z.object({}).loose(), retryLimit: 0 });
    await transact((work) => work.enqueue(job, SECRETS));

    await expect.poll(() => receiver.of("TypeError"), { timeout: 10_000 }).toBeDefined();
    expect(receiver.of("TypeError")).toMatchObject({ level: "warning", tags: { job: "test-broken" } });
    expectNothingOfPeople();
  });

  it("tell of a socket's event that failed", async () => {
    const socket = io(server.url, { auth: { token: await accessTokenOf(await aClient()) }, forceNew: true });
    await new Promise<void>((done) => socket.once("connect", done));
    const answer: unknown = await socket.emitWithAck("JOIN_CHAT", { tenderId: "broken" });
    socket.disconnect();

    expect(answer).toMatchObject({ ok: false, error: { statusCode: 500 } });
    await expect.poll(() => receiver.of("Error"), { timeout: 10_000 }).toBeDefined();
  });

  it("tell of what no promise has caught, and the process goes on", async () => {
    server.say("reject");

    await expect.poll(() => receiver.of("RangeError"), { timeout: 10_000 }).toBeDefined();
    expect(receiver.of("RangeError")).toMatchObject({ message: "an error that was not caught" });
    expectNothingOfPeople();
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  });

  it("pass on what broke in a browser, without what its words say of people", async () => {
    const report = {
      message: `cannot read ${SECRETS.email}`,
      stack: "TypeError: x\n    at open (https://example.com/_next/chat.js?token=hush:3:14)",
      route: "/en/account",
    };
    const answer = await fetch(`${server.url}/api/client-errors`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(report),
    });
    expect(answer.ok).toBe(true);

    await expect.poll(() => receiver.of("Browser"), { timeout: 10_000 }).toBeDefined();
    expect(receiver.of("Browser")).toMatchObject({
      level: "warning",
      platform: "javascript",
      tags: { route: "/en/account" },
      exception: { values: [{ value: "cannot read [hidden]" }] },
    });
    expect(receiver.requests[0]?.body).not.toMatch(/anneliese|hush/);
  });

  it("are few in a flood, and answers wait for none of them", async () => {
    server.say("log");

    await expect.poll(() => receiver.events.length, { timeout: 10_000 }).toBeGreaterThan(40);
    await fail();
    await expect.poll(() => receiver.of("TypeError"), { timeout: 10_000 }).toBeDefined();
    expect(receiver.events.length).toBeLessThan(60);
  });

  it("stop for as long as the server of errors asks for", async () => {
    receiver.answer = { status: 429, headers: { "retry-after": "3" } };
    await fail();
    await expect.poll(() => receiver.requests.length, { timeout: 10_000 }).toBe(1);
    receiver.answer = { status: 200 };
    await fail();
    expect(receiver.requests).toHaveLength(1);

    const sentAfterNext = async () => {
      await fail();
      return receiver.requests.length;
    };
    // More than one may go between two looks.
    await expect.poll(sentAfterNext, { timeout: 20_000, interval: 500 }).toBeGreaterThan(1);
  });

  it("go out before the server stops, and have the trace of the call when there are traces", async () => {
    const traced = await ObservedServer.start({
      SENTRY_DSN: dsn,
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9",
    });
    await fail(traced);
    expect(await traced.stop()).toBeLessThan(8_000);

    const traceIds = receiver.events.map(({ contexts }) => contexts?.trace.trace_id);
    expect(traceIds).toContainEqual(expect.stringMatching(/^[\da-f]{32}$/));
  });

  it("are not sent without a DSN", async () => {
    const silent = await ObservedServer.start({ SENTRY_DSN: "" });
    expect((await fail(silent)).status).toBe(500);
    await silent.stop();

    expect(receiver.requests).toEqual([]);
  });
});
