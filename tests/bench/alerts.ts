// How soon a push is handed to its service after a tender was posted: twenty tenders a second for a minute among 20,000
// saved searches (`--size 100000`, `--seconds 15`: other numbers), every PRO with a device. At most six pushes a day and
// PRO, so what follows only rings the bell.
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { z } from "zod";
import { step } from "../../scripts/embedded/steps.mjs";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { FakePush, type FakeBrowser } from "../support/fake-push";
import { percentile } from "./load";
import { fillMarket } from "./market";
import { fillSearches } from "./searches";
import { startChild, type TestServer } from "./servers";

const A_SECOND = 20;
const MOST_SECONDS = 60;
/** How long what waits may still take after the last tender. */
const PATIENCE_MS = 300_000;

// One device each, in a session that lasts, and noon wherever the bench runs: there are no pushes at night.
const SESSIONS = `
  INSERT INTO sessions (id, user_id, expires_at)
  SELECT gen_random_uuid(), id, now() + interval '1 day' FROM users WHERE email LIKE 'searcher-%'`;
const DEVICES = `
  INSERT INTO push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, last_used_at)
  SELECT gen_random_uuid(), s.user_id, s.id, $1 || s.id, $2, $3, now()
  FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.email LIKE 'searcher-%'`;
const NOON = `
  UPDATE users SET time_zone = 'Etc/GMT' || to_char(extract(hour FROM now() AT TIME ZONE 'UTC') - 12, 'FMSG99')
  WHERE email LIKE 'searcher-%'`;

async function fillDevices(databaseUrl: string, { endpoint, subscription }: FakeBrowser): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(SESSIONS);
    await client.query(DEVICES, [`${endpoint}/`, subscription.keys.p256dh, subscription.keys.auth]);
    await client.query(NOON);
    await client.query("VACUUM ANALYZE");
  } finally {
    await client.end();
  }
}

type Poster = {
  tenderIds: string[];
  /** Commits a tender with its order to be matched. */
  post: (tenderId: string) => Promise<void>;
  /** Jobs that wait or are being done. */
  waiting: () => Promise<number>;
  /** Of the tenders: seconds until the alerts were committed, and how many there were. */
  alerted: () => Promise<{ seconds: number[]; alerts: number }>;
  close: () => Promise<void>;
};

async function openPoster(databaseUrl: string, count: number): Promise<Poster> {
  // Read at its first use, so what follows is loaded only now.
  process.env.DATABASE_URL = databaseUrl;
  const { closeDb, db } = await import("@/lib/platform/server/database/db");
  const { transact } = await import("@/lib/platform/server/work/transact");
  const { enqueueMatching } = await import("@/lib/saved-searches/service/match-tender");
  const rows = await db.tender.findMany({ where: { status: "NEW" }, select: { id: true }, take: count });
  return {
    tenderIds: rows.map(({ id }) => id),
    post: (tenderId) => transact((work) => enqueueMatching(work, tenderId)),
    async waiting() {
      const [row] = await db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int FROM pgboss.job WHERE name IN ('match-tender', 'send-pushes', 'send-push') AND state < 'completed'`;
      return row?.count ?? 0;
    },
    async alerted() {
      const jobs = await db.$queryRaw<{ seconds: number }[]>`
        SELECT extract(epoch FROM max(completed_on) - min(created_on))::float AS seconds FROM pgboss.job
        WHERE name = 'match-tender' AND state = 'completed' GROUP BY data ->> 'tenderId'`;
      return { seconds: jobs.map(({ seconds }) => seconds), alerts: await db.matchAlert.count() };
    },
    close: closeDb,
  };
}

/** Posts at a steady pace, however long a post takes; answers when each was committed, in Unix time. */
async function postAll({ tenderIds, post }: Poster): Promise<Map<string, number>> {
  const committedAt = new Map<string, number>();
  const start = performance.now();
  const posts = tenderIds.map(async (id, index) => {
    await sleep(Math.max(0, start + (index * 1000) / A_SECOND - performance.now()));
    await post(id);
    committedAt.set(id, Date.now());
  });
  await Promise.all(posts);
  return committedAt;
}

async function untilDone(poster: Poster): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until && (await poster.waiting()) > 0) await sleep(200);
}

/** Seconds from the commit of a tender until each of its pushes was handed over. */
function waitsOf(service: FakePush, browser: FakeBrowser, committedAt: Map<string, number>): number[] {
  return service.handed.map((handed) => {
    const id = /[0-9a-f-]{36}/.exec(browser.open(handed).href)?.[0] ?? "";
    return (handed.at - (committedAt.get(id) ?? Number.NaN)) / 1000;
  });
}

function print(name: string, seconds: number[]): number {
  const [half, most, slow] = [50, 95, 99].map((share) => percentile(seconds, share));
  const figures = [half, most, slow].map((figure) => `${(figure ?? Number.NaN).toFixed(2)} s`);
  console.log(
    `${name.padEnd(34)}p50 ${figures[0]}   p95 ${figures[1]}   p99 ${figures[2]}   (${seconds.length})`,
  );
  return slow ?? Number.NaN;
}

async function measure(service: FakePush, browser: FakeBrowser, poster: Poster): Promise<void> {
  const since = performance.now();
  const committedAt = await postAll(poster);
  await untilDone(poster);
  const took = (performance.now() - since) / 1000;
  const left = await poster.waiting();
  const { seconds, alerts } = await poster.alerted();
  print("from commit to the alerts", seconds);
  const slow = print("from commit to the push", waitsOf(service, browser, committedAt));
  console.log(`${alerts} alerts in ${took.toFixed(0)} s, ${left} jobs left`);
  if (left > 0 || !(slow <= MOST_SECONDS)) throw new Error(`A push takes more than ${MOST_SECONDS} s.`);
}

const options = z.object({ size: z.coerce.number().int(), seconds: z.coerce.number().int().max(90) });

/** Prints how long alerts and pushes take; fails when the slowest of a hundred pushes takes more than a minute. */
export async function run(server: TestServer): Promise<void> {
  const known = {
    size: { type: "string", default: "20000" },
    seconds: { type: "string", default: "60" },
  } as const;
  const { size, seconds } = options.parse(parseArgs({ options: known, allowPositionals: true }).values);
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_alerts`);
  await fillMarket(databaseUrl, 2000);
  await step(`Making ${size} saved searches`, () => fillSearches(databaseUrl, size));
  const service = new FakePush();
  await service.start();
  const browser = service.aBrowser();
  await fillDevices(databaseUrl, browser);
  const poster = await openPoster(databaseUrl, A_SECOND * seconds);
  const worker = await startChild("alert-worker.ts", databaseUrl, { LOG_LEVEL: "warn" });
  try {
    await measure(service, browser, poster);
  } finally {
    worker.end();
    await poster.close();
    await service.stop();
  }
}
