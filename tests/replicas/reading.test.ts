import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { GET as publicTender } from "@/app/api/public/tenders/[tenderId]/route";
import { POST as postTender } from "@/app/api/tenders/route";
import { POST as sendOffer } from "@/app/api/tenders/[tenderId]/offers/route";
import { GET as ownTenders } from "@/app/api/tenders/created-by-me/route";
import { GET as latest } from "@/app/api/tenders/latest/route";
import { subcategoryIdOf } from "@/lib/categories/service";
import { env } from "@/lib/platform/server/config/env";
import { log } from "@/lib/platform/server/config/log";
import { onReplica } from "@/lib/platform/server/database/on-replica";
import { caseOf, claim, decide, report } from "@/tests/api/reports/reporting";
import { call } from "@/tests/support/call";
import {
  aClient,
  anAdmin,
  anOfferBody,
  aPro,
  aTender,
  VIENNA,
  type TestUser,
} from "@/tests/support/factories";
import { scrape, startMeasuredServer, valueOf, type MeasuredServer } from "@/tests/support/metrics-server";
import { aReplicatedPostgres, type PostgresNode } from "@/tests/support/replicated-postgres";
import { IS_POOLED, wayTo } from "@/tests/support/way-to-replicas";

let primary: PostgresNode;
let replica: PostgresNode;
let server: MeasuredServer;

beforeAll(async () => {
  const both = await aReplicatedPostgres();
  ({ primary, replica } = both);
  const way = await wayTo(both);
  // Before the first connection: settings are read once.
  Object.assign(process.env, way.settings);
  server = await startMeasuredServer({ hasJobs: false });
  await untilUsed(1);
  return async () => {
    await server.stop();
    await way.close();
    await both.remove();
  };
});
afterEach(async () => {
  await replica.query("SELECT pg_wal_replay_resume()");
  await untilUsed(1);
});

const soon = { timeout: 10_000, interval: 50 };
const metric = async (name: string, labels: Record<string, string> = {}) =>
  valueOf(await scrape(server), `tenderbee_${name}`, labels);
const untilUsed = (used: number) => vi.waitUntil(async () => (await metric("replica_used")) === used, soon);

/** How many reads were counted meanwhile, by where and why. */
async function readsOf(run: () => Promise<unknown>): Promise<Record<string, number>> {
  const reasons = ["current", "own_write", "none_current", "missing", "failed"];
  const count = () => Promise.all(reasons.map((reason) => metric("replica_reads_total", { reason })));
  const before = await count();
  await run();
  const after = await count();
  const grown = reasons.map((reason, at) => [reason, after[at]! - before[at]!] as const);
  return Object.fromEntries(grown.filter(([, growth]) => growth > 0));
}

type Titles = { items: { id: string; title: string; newOfferCount?: number }[] };

/** The titles of the newest tenders, as a visitor reads them. */
async function newest(): Promise<string[]> {
  const { status, body } = await call<Titles>(latest);
  expect(status).toBe(200);
  return body.items.map(({ title }) => title);
}

const own = async (client: TestUser) => (await call<Titles>(ownTenders, { as: client })).body.items;

/** The replica goes on to receive the log, and what it shows stands still. */
async function pauseReplay(): Promise<void> {
  await replica.query("SELECT pg_wal_replay_pause()");
  const state = () =>
    replica.query<{ state: string }>("SELECT pg_get_wal_replay_pause_state() AS state").then(([row]) => row);
  await expect.poll(state, { interval: 10 }).toEqual({ state: "paused" });
}

const untilReplayed = () => expect.poll(() => replica.hasAllOf(primary), soon).toBe(true);

const post = (client: TestUser, title: string) =>
  call<{ id: string }>(postTender, {
    as: client,
    body: {
      subcategoryId: subcategoryIdOf("painting"),
      title,
      description: "Two rooms, white walls, high ceilings.",
      isRemote: false,
      address: VIENNA,
      dateType: "FLEXIBLE",
      budgetType: "FIXED",
      budgetMinMinor: 60_000,
    },
  });

it("is reached the way that the project says", () => {
  expect(env.DATABASE_POOLED).toBe(IS_POOLED);
  expect(env.DATABASE_REPLICA_URLS?.[0] !== replica.url).toBe(IS_POOLED);
});

it("reads a list at the replica: it shows what was replayed there", async () => {
  await aTender({ title: "Replayed already" });
  await untilReplayed();
  await pauseReplay();
  await aTender({ title: "Not replayed yet" });

  let titles: string[] = [];
  expect(await readsOf(async () => (titles = await newest()))).toEqual({ current: 1 });

  expect(titles).toContain("Replayed already");
  expect(titles).not.toContain("Not replayed yet");
  await replica.query("SELECT pg_wal_replay_resume()");
  await expect.poll(newest, soon).toContain("Not replayed yet");
});

it("lets people read what they have just written while the replica does not have it", async () => {
  const client = await aClient();
  await untilReplayed();
  await pauseReplay();

  expect((await post(client, "My own new tender")).status).toBe(201);

  const reads = await readsOf(async () => {
    expect((await own(client)).map(({ title }) => title)).toEqual(["My own new tender"]);
  });
  expect(reads).toEqual({ own_write: 1 });
  expect(await newest()).not.toContain("My own new tender");
  // Once it has replayed that, the replica is good enough for its author as well.
  await replica.query("SELECT pg_wal_replay_resume()");
  await expect.poll(() => readsOf(() => own(client)), soon).toEqual({ current: 1 });
  expect((await own(client)).map(({ title }) => title)).toEqual(["My own new tender"]);
});

it("lets those who are told of a change read it at once", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  const tender = await aTender({ client });
  await untilReplayed();
  await pauseReplay();

  const sent = await call(sendOffer, { as: pro, params: { tenderId: tender.id }, body: anOfferBody() });

  expect(sent.status).toBe(201);
  expect(await own(client)).toMatchObject([{ newOfferCount: 1 }]);
});

it("finds the public page of a tender that was posted just now", async () => {
  await untilReplayed();
  await pauseReplay();
  const { id } = await aTender();

  const reads = await readsOf(async () => {
    expect((await call(publicTender, { params: { tenderId: id } })).status).toBe(200);
  });

  expect(reads).toEqual({ missing: 1 });
});

it("shows to no visitor any more what our team has just hidden", async () => {
  const [pro, admin] = [await aPro(), await anAdmin()];
  const tender = await aTender({ title: "A fraud" });
  await report(pro, tender);
  await claim(admin, await caseOf(admin, tender));
  await expect.poll(() => readsOf(newest), soon).toEqual({ current: 1 });
  await pauseReplay();
  expect(await newest()).toContain("A fraud");

  expect((await decide(admin, tender)).status).toBeLessThan(300);

  expect(await newest()).not.toContain("A fraud");
});

it("leaves a replica out that is more than two seconds behind, says so once, and comes back to it", async () => {
  const lines = [vi.spyOn(log, "warn"), vi.spyOn(log, "info")];
  const said = () => lines.flatMap(({ mock }) => mock.calls.map((line) => line.at(-1)));
  await pauseReplay();
  await aTender({ title: "Behind" });

  await untilUsed(0);
  expect(await newest()).toContain("Behind");
  expect(await readsOf(newest)).toEqual({ none_current: 1 });
  expect(await metric("replica_lag_seconds")).toBeGreaterThan(2);
  await expect.poll(said, soon).toEqual(["a replica is left out"]);

  await replica.query("SELECT pg_wal_replay_resume()");
  await untilUsed(1);
  expect(await readsOf(newest)).toEqual({ current: 1 });
  await expect.poll(said, soon).toEqual(["a replica is left out", "a replica is read from"]);
  for (const line of lines) line.mockRestore();
});

it("reads at the primary what the replica ends because of the log that it has to replay", async () => {
  await aClient();
  await replica.query("ALTER SYSTEM SET max_standby_streaming_delay = 0");
  await replica.query("SELECT pg_reload_conf()");
  await untilReplayed();
  const isAtReplica = () =>
    onReplica(
      null,
      (client) => client.$queryRaw<{ isReplica: boolean }[]>`
        SELECT pg_is_in_recovery() AS "isReplica", CASE WHEN pg_is_in_recovery() THEN pg_sleep(6)::text END
        FROM users LIMIT 1`,
    );
  const sleeps = async () =>
    (await replica.query("SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'")).length;

  const reads = await readsOf(async () => {
    const answer = isAtReplica();
    await expect.poll(sleeps, soon).toBe(1);
    await primary.query("BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE; COMMIT");
    expect(await answer).toMatchObject([{ isReplica: false }]);
  });

  expect(reads).toEqual({ failed: 1 });
  expect(await metric("replica_used")).toBe(1);
});

it("goes on without a replica that was killed, and with it again once it runs", async () => {
  const errors = vi.spyOn(log, "error");

  replica.kill();
  for (let round = 0; round < 5; round++) await newest();
  await untilUsed(0);
  expect(await readsOf(newest)).toEqual({ none_current: 1 });

  await replica.start();
  await untilUsed(1);
  expect(await readsOf(newest)).toEqual({ current: 1 });
  // The database was never away.
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

it("lets nobody wait longer than a few seconds for a replica that falls silent", async () => {
  replica.freeze();
  const since = Date.now();

  await Promise.all(Array.from({ length: 5 }, newest));

  expect(Date.now() - since).toBeLessThan(5_000);
  await untilUsed(0);
  replica.thaw();
  await untilUsed(1);
});
