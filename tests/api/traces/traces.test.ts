import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POST as REGISTER } from "@/app/api/push/subscriptions/route";
import { singletons } from "@/lib/platform/server/config/singletons";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { accessTokenOf, call } from "@/tests/support/call";
import { aClient, anOfferBody, aPro, aTender, type TestUser } from "@/tests/support/factories";
import { FakePush } from "@/tests/support/fake-push";
import { startMeasuredServer, type MeasuredServer } from "@/tests/support/metrics-server";
import { aTraceparent, OtlpReceiver, wayTo } from "@/tests/support/otlp-receiver";

const collector = new OtlpReceiver();
const service = new FakePush();
let server: MeasuredServer;
beforeAll(async () => {
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = await collector.start();
  process.env.OTEL_EXPORTER_OTLP_PROTOCOL = "http/json";
  process.env.OTEL_EXPORTER_OTLP_HEADERS = "x-key=of-the-collector";
  process.env.OTEL_BSP_SCHEDULE_DELAY = "50";
  await service.start();
  server = await startMeasuredServer();
});
afterAll(async () => {
  await server.stop();
  await service.stop();
  await collector.stop();
});

async function post(path: string, as: TestUser, body: object, headers: Record<string, string> = {}) {
  const token = await accessTokenOf(as);
  return fetch(`${server.url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify(body),
  });
}

/** Words that must not leave, as they would stand in an offer. */
const WORDS = "My number is below, call Anneliese";

describe("a trace", { timeout: 60_000 }, () => {
  it("leads from the press of a button through statements and jobs to the other party's push and mail", async () => {
    const [client, pro] = [await aClient(), await aPro()];
    const tender = await aTender({ client });
    const browser = service.aBrowser();
    await call(REGISTER, { as: client, body: browser.subscription });
    const { traceId, spanId, traceparent } = aTraceparent();

    const answer = await post(`/tenders/${tender.id}/offers`, pro, anOfferBody({ message: WORDS }), {
      traceparent,
    });
    expect(answer.status).toBe(201);

    await expect.poll(() => service.handedTo(browser).length, { timeout: 10_000 }).toBe(1);
    const names = () => collector.trace(traceId).map(({ name }) => name);
    await expect.poll(names, { timeout: 10_000 }).toEqual(expect.arrayContaining(["send push", "send mail"]));
    await expect.poll(names).toEqual(expect.arrayContaining(["send-push", "send-mail"]));

    const spans = collector.trace(traceId);
    const press = "POST /api/tenders/[tenderId]/offers";
    expect(spans.find(({ name }) => name === press)).toMatchObject({
      parentSpanId: spanId,
      facts: {
        "http.route": "/api/tenders/[tenderId]/offers",
        "http.response.status_code": 201,
        "tenderbee.request_id": answer.headers.get("x-request-id"),
      },
    });
    expect(wayTo(spans, "insert offers")).toEqual([press, "transact", "insert offers"]);
    expect(wayTo(spans, "emit NOTIFICATION")).toEqual([press, "emit NOTIFICATION"]);
    expect(wayTo(spans, "send push")).toEqual([press, "transact", "send-push", "send push"]);
    expect(wayTo(spans, "send mail")).toEqual([press, "transact", "send-mail", "send mail"]);
    expect(spans.filter(({ hasFailed }) => hasFailed)).toEqual([]);
    expect(collector.requests[0]?.headers["x-key"]).toBe("of-the-collector");
  });

  it("has no words, addresses, tokens or values of people in it", async () => {
    const sent = collector.requests.map(({ body }) => body.toString()).join("\n");

    expect(sent).toContain("send mail");
    expect(sent).not.toContain("Anneliese");
    expect(sent).not.toMatch(/@example|Bearer|eyJ|\/push\/\d|SELECT |\$1/);
  });

  it("begins with the call when the caller has none, and never has the query of an address", async () => {
    await fetch(`${server.url}/api/places?q=secret-street-7`, {
      headers: { traceparent: "00-not-a-trace-01" },
    });

    const begun = () => collector.spans.find(({ name }) => name === "GET /api/places");
    await expect.poll(begun).toMatchObject({ parentSpanId: undefined });
    expect(begun()?.traceId).toMatch(/^[\da-f]{32}$/);
    expect(collector.requests.map(({ body }) => body.toString()).join()).not.toContain("secret-street");
  });

  it("stays each caller's own when callers wait for the database's connections", async () => {
    const headers = { authorization: `Bearer ${await accessTokenOf(await aPro())}` };
    const readUnread = async () => {
      const { traceId, traceparent } = aTraceparent();
      await fetch(`${server.url}/api/notifications/unread`, { headers: { ...headers, traceparent } });
      return traceId;
    };
    const namesOf = (traceId: string) => [...collector.trace(traceId)].map(({ name }) => name).sort();
    // Of a session's calls the first one also writes down that it is in use.
    await readUnread();
    const { pool } = singletons;
    let release: () => void = () => undefined;
    const released = new Promise<void>((done) => (release = done));
    const holders = Array.from({ length: 10 }, () => db.$transaction(() => released));
    await expect.poll(() => pool!.totalCount - pool!.idleCount).toBe(10);
    const waiting = Promise.all(Array.from({ length: 20 }, readUnread));
    await expect.poll(() => pool!.waitingCount).toBe(20);
    release();
    await Promise.all(holders);
    const callers = await waiting;

    const alone = await readUnread();
    await expect.poll(() => namesOf(alone)).toContain("GET /api/notifications/unread");
    expect(namesOf(alone).length).toBeGreaterThan(1);
    expect(callers.map(namesOf)).toEqual(callers.map(() => namesOf(alone)));
  });

  it("is not begun by the server's own housekeeping", async () => {
    const before = collector.spans.length;
    await db.$queryRaw`SELECT ${newId()}`;
    const { traceparent, traceId } = aTraceparent();
    await fetch(`${server.url}/api/health`, { headers: { traceparent } });

    await expect.poll(() => collector.trace(traceId).length).toBe(1);
    expect(collector.spans.slice(before).filter(({ name }) => name === "select")).toEqual([]);
  });
});
