import { setTimeout as pause } from "node:timers/promises";
import { expect, request as requests, test as base, type APIRequestContext } from "playwright/test";
import { io } from "socket.io-client";
import { fixedId } from "@/lib/shared/ids";
import { aClient, aPro, type E2eUser } from "../support/e2e-people";
import { KillableServer } from "../support/killable-server";
import { RestartablePostgres } from "../support/restartable-postgres";

const AWAY_MS = 10_000;
/** Enough for a process to ask for its database at least once. */
const BEFORE_MS = 8_000;
const LONGEST_ANSWER_MS = 10_000;

const TENDER = {
  subcategoryId: fixedId("subcategory:translation"),
  title: "Zwölf Seiten Mietvertrag",
  description: "Bis Ende des Monats, aus dem Tschechischen, gern per E-Mail.",
  isRemote: true,
  dateType: "FLEXIBLE",
  budgetType: "OPEN",
  contentLang: "de",
};

const OFFER = {
  priceType: "FIXED",
  priceMinor: 24_000,
  materials: "INCLUDED",
  message: "Gern, ich übersetze solche Verträge jede Woche.",
  durationDays: 3,
};

type Answer = {
  kind: string;
  status: number;
  tookMs: number;
  endedAt: number;
  retryAfter: string | undefined;
};

/** Asks for everything that reads or writes the database, again and again, and keeps every answer. */
class Load {
  readonly answers: Answer[] = [];
  private isOver = false;
  private readonly running: Promise<void>[];

  constructor(request: APIRequestContext, client: E2eUser, pro: E2eUser) {
    const own = { Authorization: `Bearer ${client.accessToken}` };
    const create = () => ({ ...own, "Idempotency-Key": crypto.randomUUID() });
    const asks = {
      latest: () => request.get("/api/tenders/latest"),
      user: () => request.get("/api/auth/user", { headers: own }),
      own: () => request.get("/api/tenders/created-by-me", { headers: own }),
      create: () => request.post("/api/tenders", { headers: create(), data: TENDER }),
      settings: () =>
        request.patch(`/api/users/${client.id}`, { headers: own, data: { firstName: "Greta" } }),
      page: () => request.get(`/de/account/profiles/${pro.id}`),
    };
    this.running = Object.entries(asks).map(([kind, ask]) => this.repeat(kind, ask));
  }

  private async repeat(kind: string, ask: () => ReturnType<APIRequestContext["get"]>): Promise<void> {
    while (!this.isOver) {
      const startedAt = Date.now();
      const answer = await ask();
      const endedAt = Date.now();
      const retryAfter = answer.headers()["retry-after"];
      this.answers.push({ kind, status: answer.status(), tookMs: endedAt - startedAt, endedAt, retryAfter });
      await pause(50);
    }
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.running);
  }

  /** The kinds that were answered with success since a moment. */
  succeededSince(moment: number): string[] {
    const good = this.answers.filter(({ status, endedAt }) => status < 300 && endedAt > moment);
    return [...new Set(good.map(({ kind }) => kind))].sort();
  }
}

const test = base.extend<{
  postgres: RestartablePostgres;
  server: KillableServer;
  request: APIRequestContext;
}>({
  postgres: async ({}, provide) => {
    const postgres = await RestartablePostgres.create();
    await provide(postgres);
    await postgres.stop();
  },
  server: async ({ postgres }, provide) => {
    const server = await KillableServer.create({ url: postgres.url, stop: async () => {} });
    await server.start();
    await provide(server);
    await server.remove();
  },
  request: async ({ server }, provide) => {
    const request = await requests.newContext({ baseURL: server.url });
    await provide(request);
    await request.dispose();
  },
});

/** The events that a signed-in device hears from now on. */
async function aDevice(server: KillableServer, user: E2eUser) {
  const socket = io(server.url, { auth: { token: user.accessToken }, transports: ["websocket"] });
  const heard: string[] = [];
  socket.onAny((event: string) => heard.push(event));
  await expect.poll(() => socket.connected).toBe(true);
  return { heard, leave: () => socket.disconnect() };
}

/** A new BEE signs up, confirms by the mail that the queue sends, and makes an offer on the first tender. */
async function anOfferComes(server: KillableServer, request: APIRequestContext): Promise<void> {
  const { accessToken } = await aPro(request);
  const [tender] = await server.query<{ id: string }>("SELECT id FROM tenders LIMIT 1");
  const answer = await request.post(`/api/tenders/${tender?.id}/offers`, {
    headers: { Authorization: `Bearer ${accessToken}`, "Idempotency-Key": crypto.randomUUID() },
    data: OFFER,
  });
  expect(answer.status()).toBe(201);
}

test("PostgreSQL away for ten seconds: callers are asked to come back, and all goes on by itself", async ({
  postgres,
  server,
  request,
}) => {
  test.setTimeout(480_000);
  const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
  const device = await aDevice(server, client);
  const load = new Load(request, client, pro);
  const kinds = ["create", "latest", "own", "page", "settings", "user"];
  await expect.poll(() => load.succeededSince(0)).toEqual(kinds);

  await postgres.halt();
  const haltedAt = Date.now();
  await pause(AWAY_MS);
  await postgres.start();
  const backAt = Date.now();
  await expect.poll(() => load.succeededSince(backAt)).toEqual(kinds);
  await load.end();

  const refused = load.answers.filter(({ status }) => status >= 300);
  expect([...new Set(refused.map(({ kind, status }) => `${kind} ${status}`))].sort()).toEqual(
    kinds.map((kind) => `${kind} 503`),
  );
  expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  expect(refused.every(({ endedAt }) => endedAt > haltedAt - 1_000)).toBe(true);
  expect(Math.max(...load.answers.map(({ tookMs }) => tookMs))).toBeLessThan(LONGEST_ANSWER_MS);
  // Nothing that was acknowledged is lost, nothing is there twice.
  const created = load.answers.filter(({ kind, status }) => kind === "create" && status === 201);
  const [{ count } = { count: 0 }] = await server.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM tenders",
  );
  expect(count).toBe(created.length);

  await anOfferComes(server, request);
  await expect.poll(() => device.heard).toContain("NOTIFICATION");
  device.leave();
});

test("a process that starts before its PostgreSQL waits for it", async ({ postgres, server, request }) => {
  test.setTimeout(240_000);
  await server.kill();
  await postgres.halt();

  const started = server.start();
  await pause(BEFORE_MS);
  await postgres.start();
  await started;

  expect((await request.get("/api/tenders/latest")).status()).toBe(200);
});
