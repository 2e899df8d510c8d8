import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { subcategoryIdOf } from "@/lib/categories/service";
import { closeDb } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { accessTokenOf } from "@/tests/support/call";
import { CuttableConnection } from "@/tests/support/cuttable-connection";
import { aClient } from "@/tests/support/factories";
import { bundleObservedProcess, ObservedServer } from "@/tests/support/observed-server";
import { aReplicatedPostgres, REPLICA, type PostgresNode } from "@/tests/support/replicated-postgres";

/** Back within ten seconds of the promotion; in between no caller waits longer than that either. */
const BACK_MS = 10_000;

let primary: PostgresNode;
let replica: PostgresNode;
let removeBoth: () => Promise<void>;
/** The address of the database, which leads to another server once that is promoted: a proxy as operators have one. */
let address: CuttableConnection;
let removeBundle: () => void;
const servers: ObservedServer[] = [];

/** From now on a commit is acknowledged when the replica has it. */
async function confirmByReplica(): Promise<void> {
  await primary.query("ALTER DATABASE market SET synchronous_commit = on");
  await primary.query(`ALTER SYSTEM SET synchronous_standby_names = '${REPLICA}'`);
  await primary.query("SELECT pg_reload_conf()");
}

beforeAll(async () => {
  ({ primary, replica, remove: removeBoth } = await aReplicatedPostgres());
  await confirmByReplica();
  address = await CuttableConnection.to(primary.port);
  const url = new URL(primary.url);
  url.port = new URL(address.url).port;
  const environment = { DATABASE_URL: url.href, DATABASE_REPLICA_URLS: replica.url };
  process.env.DATABASE_URL = url.href;
  removeBundle = await bundleObservedProcess();
  for (let number = 0; number < 2; number++) servers.push(await ObservedServer.start(environment));
});
afterAll(async () => {
  for (const client of acting) client.stop();
  await Promise.all(servers.map((server) => server.kill()));
  removeBundle();
  await closeDb();
  await address.remove();
  await removeBoth();
});

const soon = { timeout: BACK_MS, interval: 50 };

type Answer = { status: number; code?: string; retryAfter: number; tookMs: number; at: number };

/** A tender that a client posts, with the key that makes it one however often it is sent. */
const aPosting = (token: string) => ({ token, key: newId(), title: `Paint ${newId()}` });
type Posting = ReturnType<typeof aPosting>;

async function post({ url }: ObservedServer, { token, key, title }: Posting): Promise<Answer> {
  const since = Date.now();
  const response = await fetch(`${url}/api/tenders`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      "idempotency-key": key,
    },
    body: JSON.stringify({
      subcategoryId: subcategoryIdOf("painting"),
      title,
      description: "Two rooms, white walls, high ceilings.",
      isRemote: true,
      dateType: "FLEXIBLE",
      budgetType: "FIXED",
      budgetMinMinor: 60_000,
    }),
  });
  const { code } = (await response.json()) as { code?: string };
  const retryAfter = Number(response.headers.get("retry-after"));
  return { status: response.status, code, retryAfter, tookMs: Date.now() - since, at: Date.now() };
}

const refusal = { status: 503, code: "unavailable" };
const tendersNamed = (node: PostgresNode, title: string) =>
  node.query<{ count: number }>(`SELECT count(*)::int AS count FROM tenders WHERE title = '${title}'`);

it("acknowledges nothing that the replica has not confirmed, also where PostgreSQL ends the wait", async () => {
  const [server] = servers as [ObservedServer];
  const posting = aPosting(await accessTokenOf(await aClient()));
  expect((await post(server, aPosting(posting.token))).status).toBe(201);
  replica.freeze();
  const answer = post(server, posting);
  let hasAnswered = false;
  void answer.then(() => (hasAnswered = true));

  // As the longest time that a statement may take does after seven seconds.
  const cancel =
    "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND datname = 'market'";
  await expect.poll(async () => (await primary.query(cancel)).length > 0 && hasAnswered, soon).toBe(true);

  expect(await answer).toMatchObject(refusal);
  expect((await answer).retryAfter).toBeGreaterThan(0);
  replica.thaw();
  // What is sent again is done once.
  await expect.poll(async () => (await post(server, posting)).status, soon).toBe(201);
  expect(await tendersNamed(primary, posting.title)).toEqual([{ count: 1 }]);
});

/** Posts one tender after the other, each again until it is acknowledged, and keeps every answer. */
class Client {
  readonly acknowledged: string[] = [];
  readonly answers: Answer[] = [];
  private isOver = false;

  constructor(
    private readonly server: ObservedServer,
    private readonly token: string,
  ) {}

  async act(): Promise<void> {
    let posting = aPosting(this.token);
    while (!this.isOver) {
      const answer = await post(this.server, posting);
      this.answers.push(answer);
      if (answer.status === 201) {
        this.acknowledged.push(posting.title);
        posting = aPosting(this.token);
      } else await pause(50);
    }
  }

  stop(): void {
    this.isOver = true;
  }

  /** When the first tender after a moment was acknowledged. */
  firstAfter(moment: number): number | undefined {
    return this.answers.find(({ status, at }) => status === 201 && at > moment)?.at;
  }
}

const acting: Client[] = [];

async function clients(): Promise<Client[]> {
  const tokens = await Promise.all(Array.from({ length: 4 }, async () => accessTokenOf(await aClient())));
  for (const [number, token] of tokens.entries())
    acting.push(new Client(servers[number % 2] as ObservedServer, token));
  return acting;
}

const jobsDoneSince = (moment: number) =>
  replica.query(
    `SELECT 1 FROM pgboss.job WHERE state = 'completed' AND created_on > to_timestamp(${moment / 1000}) LIMIT 1`,
  );

const statusesOf = (path: string) =>
  Promise.all(servers.map(async ({ url }) => (await fetch(`${url}${path}`)).status));

it("comes back by itself when a replica is promoted after the primary was killed, and loses nothing", async () => {
  const all = await clients();
  const acts = Promise.all(all.map((client) => client.act()));
  await expect.poll(() => all.every(({ acknowledged }) => acknowledged.length > 2), soon).toBe(true);

  primary.kill();
  const killedAt = Date.now();
  const isRefused = ({ answers }: Client) =>
    answers.some(({ status, at }) => status === 503 && at > killedAt);
  await expect.poll(() => all.every(isRefused), soon).toBe(true);
  // Visitors go on to read: the replica has all there is.
  for (const path of ["/api/tenders/latest", "/api/bees"]) expect(await statusesOf(path)).toEqual([200, 200]);
  // Led to the replica too early, which only reads.
  address.leadTo(replica.port);
  const ledAt = Date.now();
  await expect
    .poll(() => all.every(({ answers }) => (answers.at(-1)?.at ?? 0) > ledAt + 500), soon)
    .toBe(true);
  for (const client of all) expect(client.firstAfter(ledAt)).toBeUndefined();

  await replica.query("SELECT pg_promote()");
  const promotedAt = Date.now();

  await expect.poll(() => all.every((client) => client.firstAfter(promotedAt)), soon).toBe(true);
  for (const client of all) client.stop();
  await acts;
  await expect.poll(() => statusesOf("/api/ready"), soon).toEqual([200, 200]);
  await expect.poll(async () => (await jobsDoneSince(promotedAt)).length, soon).toBe(1);
  expect(Date.now() - promotedAt).toBeLessThan(BACK_MS);

  const answers = all.flatMap((client) => client.answers);
  expect(Math.max(...answers.map(({ tookMs }) => tookMs))).toBeLessThan(BACK_MS);
  const refused = answers.filter(({ status }) => status !== 201);
  for (const answer of refused) expect(answer).toMatchObject(refusal);
  expect(Math.min(...refused.map(({ retryAfter }) => retryAfter))).toBeGreaterThan(0);
  const kept = await replica.query<{ title: string }>("SELECT title FROM tenders");
  const posted = all.flatMap(({ acknowledged }) => acknowledged);
  for (const title of posted) expect(kept.filter((each) => each.title === title)).toHaveLength(1);
});
