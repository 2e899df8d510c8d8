import { expect, request as requests, test as base, type APIRequestContext } from "playwright/test";
import { fixedId } from "@/lib/shared/ids";
import { tenderView } from "@/lib/agreements/schema/tender-view";
import { aClient, aPro, type E2eUser } from "../support/e2e-people";
import { FakeSmtp } from "../support/fake-smtp";
import { KillableServer } from "../support/killable-server";
import { tracesOf } from "../support/tender-traces";

const KILLS = 6;
/** One kill for every so many calls, so that they fall into every step of the work. */
const CALLS_PER_KILL = 4;
const KILLED_WITHIN_MS = 40;

type Method = "GET" | "POST" | "PATCH";
type Call = (user: E2eUser, method: Method, path: string, body?: unknown) => Promise<unknown>;
type Team = { client: E2eUser; pros: [E2eUser, E2eUser] };

/**
 * A call as a client with retries makes it: the same request, with the same idempotency key, until there is an
 * answer.
 */
function patiently(server: KillableServer, request: APIRequestContext, onSent?: () => void): Call {
  return async (user, method, path, body) => {
    const headers = { Authorization: `Bearer ${user.accessToken}`, "Idempotency-Key": crypto.randomUUID() };
    const ask = () => {
      onSent?.();
      return request.fetch(`/api${path}`, { method, headers, data: body }).catch(() => null);
    };
    for (;;) {
      const answer = await ask();
      if (!answer || answer.status() === 503) {
        await server.untilReady();
        continue;
      }
      expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
      return answer.json();
    }
  };
}

function tenderBody(title: string) {
  return {
    subcategoryId: fixedId("subcategory:translation"),
    title,
    description: "Zwölf Seiten Mietvertrag, bis Ende des Monats, aus dem Tschechischen.",
    isRemote: true,
    dateType: "FLEXIBLE",
    budgetType: "OPEN",
    contentLang: "de",
  };
}

const OFFER = {
  priceType: "FIXED",
  priceMinor: 24_000,
  materials: "INCLUDED",
  message: "Gern, ich übersetze solche Verträge jede Woche.",
  durationDays: 3,
};

/** The whole life of a tender: posted, two offers, one accepted, finished, and feedback of both. */
async function fromPostToFeedback(call: Call, { client, pros }: Team, title: string): Promise<string> {
  const { id } = tenderView.parse(await call(client, "POST", "/tenders", tenderBody(title)));
  const offers = [];
  for (const pro of pros) offers.push(await call(pro, "POST", `/tenders/${id}/offers`, OFFER));
  const [{ id: offerId, version }] = offers as [{ id: string; version: number }];
  await call(client, "PATCH", `/offers/${offerId}/accept`, { version });
  const accepted = tenderView.parse(await call(client, "GET", `/tenders/${id}`));
  await call(client, "PATCH", `/tenders/${id}/finish`, { version: accepted.version });
  for (const user of [client, pros[0]])
    await call(user, "POST", `/tenders/${id}/feedback`, { rating: 5, text: "Alles wie besprochen." });
  return id;
}

/** Kills the server in the middle of the calls, again and again, and restarts it each time. */
function aKiller(server: KillableServer, environment: Record<string, string>) {
  let sent = 0;
  let kills = 0;
  let running: Promise<void> = Promise.resolve();
  const killOnce = async () => {
    await new Promise((done) => setTimeout(done, Math.random() * KILLED_WITHIN_MS));
    await server.kill();
    await server.start(environment);
  };
  return {
    onSent() {
      sent += 1;
      if (sent % CALLS_PER_KILL !== 0 || kills === KILLS) return;
      kills += 1;
      running = running.then(killOnce);
    },
    /** The number of kills, once it is done. */
    async done() {
      await running;
      return kills;
    },
  };
}

/** The mails that were enqueued in the transactions of the events, by the id that becomes their Message-ID. */
async function mailsOwed(server: KillableServer): Promise<string[]> {
  const rows = await server.query<{ id: string }>(
    "SELECT id FROM pgboss.job WHERE name = 'send-mail' AND data->>'template' = 'notification'",
  );
  return rows.map(({ id }) => `<${id}@localhost>`).sort();
}

/** A job of a killed server is retried after a minute: this lets that minute pass now. */
async function letAMinutePass(server: KillableServer): Promise<void> {
  await server.query(
    "UPDATE pgboss.job SET started_on = started_on - interval '2 minutes' WHERE state = 'active'",
  );
}

/** Five users with confirmed addresses, in teams of a client and two BEEs, all within the free plan's allowance. */
async function twoTeams(request: APIRequestContext): Promise<[Team, Team]> {
  const [client, ...pros] = await Promise.all([aClient(request), ...[1, 2, 3, 4].map(() => aPro(request))]);
  const [one, two, three, four] = pros as [E2eUser, E2eUser, E2eUser, E2eUser];
  return [
    { client, pros: [one, two] },
    { client, pros: [three, four] },
  ];
}

const test = base.extend<{ smtp: FakeSmtp; server: KillableServer; request: APIRequestContext }>({
  smtp: async ({}, provide) => {
    const smtp = new FakeSmtp();
    await provide(smtp);
    await smtp.stop();
  },
  server: async ({}, provide) => {
    const server = await KillableServer.create();
    await provide(server);
    await server.remove();
  },
  request: async ({ server }, provide) => {
    const request = await requests.newContext({ baseURL: server.url });
    await provide(request);
    await request.dispose();
  },
});

async function expectEveryMailOnce(server: KillableServer, smtp: FakeSmtp, kills: number): Promise<void> {
  await letAMinutePass(server);
  const owed = await mailsOwed(server);
  expect(await server.query("SELECT id FROM notifications")).toHaveLength(owed.length);
  const sent = () => smtp.received.map(({ headers }) => headers["message-id"] ?? "");
  await expect.poll(() => [...new Set(sent())].sort(), { timeout: 90_000 }).toEqual(owed);
  // Twice only when the kill fell between the mail server's answer and the commit.
  expect(sent().length - owed.length).toBeLessThanOrEqual(kills);
}

test("a server killed at any moment leaves no half state, does nothing twice and owes nobody a mail", async ({
  server,
  request,
  smtp,
}) => {
  test.setTimeout(480_000);
  const mailServer = { SMTP_URL: `smtp://127.0.0.1:${await smtp.start()}` };
  await server.start();
  const [team, otherTeam] = await twoTeams(request);
  await server.kill();
  await server.start(mailServer);
  const killer = aKiller(server, mailServer);
  const call = patiently(server, request, () => killer.onSent());

  const undisturbed = await fromPostToFeedback(patiently(server, request), team, "Ungestört");
  const ids = await Promise.all(
    [otherTeam, team, otherTeam, team, otherTeam].map((each) => fromPostToFeedback(call, each, "Gestört")),
  );
  const kills = await killer.done();

  const query: KillableServer["query"] = (text, values) => server.query(text, values);
  expect(kills).toBe(KILLS);
  const expected = await tracesOf(query, undisturbed);
  for (const id of ids) expect(await tracesOf(query, id)).toEqual(expected);
  expect(await server.query("SELECT count(*)::int AS tenders FROM tenders")).toEqual([{ tenders: 6 }]);
  expect(await server.query("SELECT used FROM offer_allowances")).toEqual(Array(4).fill({ used: 3 }));
  await expectEveryMailOnce(server, smtp, kills);
});
