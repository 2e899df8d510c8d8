import { connect } from "node:net";
import { io } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { subcategoryIdOf } from "@/lib/categories/service";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { accessTokenOf } from "@/tests/support/call";
import { aClient, aCompletedTender, aTenderWithOffers, PASSWORD, VIENNA } from "@/tests/support/factories";
import { scrape, startMeasuredServer, valueOf, type MeasuredServer } from "@/tests/support/metrics-server";

// Limits are counted here, in a process of its own.
process.env.RATE_LIMITS = "1";

let server: MeasuredServer;
beforeAll(async () => (server = await startMeasuredServer()));
afterAll(() => server.stop());

type Labels = Record<string, string>;

/** How much a metric has grown meanwhile. */
async function growthOf(name: string, labels: Labels, run: () => Promise<unknown>): Promise<number> {
  const before = valueOf(await scrape(server), name, labels);
  await run();
  return valueOf(await scrape(server), name, labels) - before;
}

async function post(path: string, body: object, token?: string): Promise<number> {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return (await fetch(`${server.url}/api${path}`, init)).status;
}

describe("the metrics", () => {
  it("count calls by the template of their route and how they ended", async () => {
    const labels = { route: "/api/tenders/[tenderId]", method: "GET", status: "4xx" };
    const ask = () => fetch(`${server.url}/api/tenders/${newId()}`);

    expect(await growthOf("tenderbee_http_requests_total", labels, ask)).toBe(1);
    expect(await growthOf("tenderbee_http_request_seconds_count", { area: "tenders" }, ask)).toBe(1);
    expect(
      await growthOf("tenderbee_http_request_seconds_bucket", { area: "tenders", le: "+Inf" }, ask),
    ).toBe(1);
  });

  it("count who breaks off in the middle of a call as a caller's failure, not as one of the server", async () => {
    const breakOff = (route: string, type: string, token = "") =>
      new Promise<void>((done) => {
        const { hostname, port } = new URL(server.url);
        const lines = [
          "Host: x",
          `Authorization: Bearer ${token}`,
          `Content-Type: ${type}`,
          "Content-Length: 9999",
        ];
        const socket = connect(Number(port), hostname);
        socket.on("close", () => done());
        socket.write(`POST ${route} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n{"email":`);
        setTimeout(() => socket.destroy(), 300);
      });
    const token = await accessTokenOf(await aClient());
    const [signIn, upload] = ["/api/auth/sign-in", "/api/files/upload/single"];
    const failures = { method: "POST", status: "5xx" };

    const failed = await growthOf("tenderbee_http_requests_total", failures, async () => {
      const before = await scrape(server);
      await Promise.all([
        breakOff(signIn, "application/json"),
        breakOff(upload, "multipart/form-data; boundary=x", token),
      ]);
      for (const route of [signIn, upload]) {
        const count = (text: string) => valueOf(text, "tenderbee_http_requests_total", { route });
        await expect.poll(async () => count(await scrape(server)) - count(before)).toBe(1);
      }
    });

    expect(failed).toBe(0);
  });

  it("count sign-ups and posted tenders of the market", async () => {
    const signUp = { email: `${newId()}@example.com`, password: PASSWORD, firstName: "Ann", lastName: "Lee" };
    const isNew = { role: "CLIENT", isBusiness: false, acceptTerms: true };
    expect(
      await growthOf("tenderbee_market_events_total", { event: "sign_up" }, async () =>
        expect(await post("/auth/sign-up", { ...signUp, ...isNew })).toBe(201),
      ),
    ).toBe(1);

    const tender = {
      subcategoryId: subcategoryIdOf("painting"),
      title: "Paint the living room",
      description: "Two rooms, white walls, high ceilings.",
      isRemote: false,
      address: VIENNA,
      dateType: "FLEXIBLE",
      budgetType: "FIXED",
      budgetMinMinor: 60_000,
    };
    const token = await accessTokenOf(await aClient());
    expect(
      await growthOf("tenderbee_market_events_total", { event: "tender_posted" }, async () =>
        expect(await post("/tenders", tender, token)).toBe(201),
      ),
    ).toBe(1);
  });

  it("count offers, accepts and completed tenders, and no more than there are", async () => {
    const before = await scrape(server);
    await aCompletedTender();
    const after = await scrape(server);

    for (const event of ["offer_sent", "offer_accepted", "tender_completed"])
      expect(
        valueOf(after, "tenderbee_market_events_total", { event }) -
          valueOf(before, "tenderbee_market_events_total", { event }),
      ).toBe(1);
  });

  it("have a series of acknowledged messages before there is one, so that their absence shows", async () => {
    const text = await scrape(server);

    expect(text).toMatch(/^tenderbee_socket_event_seconds_bucket\{le="1",event="CREATE_MESSAGE"\} 0$/m);
    for (const outcome of ["ok", "failed"])
      expect(text).toContain(
        `tenderbee_socket_events_in_total{event="CREATE_MESSAGE",outcome="${outcome}"} 0\n`,
      );
  });

  it("count sockets, their events and how fast messages are acknowledged", async () => {
    const { client, tender, pros } = await aTenderWithOffers(1);
    const socket = io(server.url, { auth: { token: await accessTokenOf(client) }, forceNew: true });
    await new Promise<void>((done) => socket.once("connect", done));
    expect(valueOf(await scrape(server), "tenderbee_sockets_open")).toBe(1);

    const message = {
      tenderId: tender.id,
      proId: pros[0]!.id,
      clientMessageId: newId(),
      type: "TEXT",
      text: "Hello",
    };
    const sent = await growthOf(
      "tenderbee_socket_event_seconds_count",
      { event: "CREATE_MESSAGE" },
      async () => expect(await socket.emitWithAck("CREATE_MESSAGE", message)).toMatchObject({ ok: true }),
    );
    expect(sent).toBe(1);
    const made = () => socket.emitWithAck("MADE_UP", {});
    const unknown = { event: "unknown", outcome: "refused" };
    expect(await growthOf("tenderbee_socket_events_in_total", unknown, made)).toBe(1);
    expect(await scrape(server)).not.toContain("MADE_UP");

    socket.disconnect();
    await expect.poll(async () => valueOf(await scrape(server), "tenderbee_sockets_open")).toBe(0);
  });

  it("show the database's connections, statements and limits that were hit", async () => {
    const select = { kind: "select" };
    expect(
      await growthOf("tenderbee_database_query_seconds_count", select, () => db.$queryRaw`SELECT 1`),
    ).toBeGreaterThan(0);
    const text = await scrape(server);
    expect(valueOf(text, "tenderbee_database_pool_connections", { state: "allowed" })).toBe(10);
    expect(valueOf(text, "tenderbee_database_pool_connections", { state: "idle" })).toBeGreaterThan(0);

    const wrong = () => post("/auth/sign-in", { email: "ann@example.com", password: "not-the-password" });
    expect(
      await growthOf("tenderbee_rate_limits_hit_total", { limit: "signInAddress" }, async () => {
        for (let times = 0; times < 6; times++) await wrong();
      }),
    ).toBeGreaterThan(0);
  });

  it("have no age of backups where none are made", async () => {
    expect(await scrape(server)).not.toMatch(/^tenderbee_backup_newest_timestamp_seconds /m);
  });

  it("show the jobs that wait, by job, and those that were done", async () => {
    const text = await scrape(server);

    expect(text).toMatch(/^tenderbee_queue_depth\{job="send-mail"\} \d+$/m);
    expect(text).toMatch(/^tenderbee_queue_depth\{job="__pgboss__send-it"\} \d+$/m);
    expect(text).toMatch(/^tenderbee_queue_oldest_seconds\{job="send-mail"\} [\d.]+$/m);
    await expect
      .poll(async () => valueOf(await scrape(server), "tenderbee_jobs_total", { outcome: "done" }))
      .toBeGreaterThan(0);
    await expect
      .poll(async () => valueOf(await scrape(server), "tenderbee_mails_total", { outcome: "accepted" }))
      .toBeGreaterThan(0);
  });
});
