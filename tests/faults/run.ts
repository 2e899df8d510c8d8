// `npm run faults`: people post, bid, accept, review and talk all the time while something fails again and again; then
// what was acknowledged is compared with what is there. `-- --fault "Redis killed"`: one of them, `--rounds 20`: less.
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { build } from "../../scripts/commands/build.mjs";
import { step } from "../../scripts/embedded/steps.mjs";
import { Chat } from "./chats";
import { findWrong, wrongDeliveries } from "./check";
import { deal, type Deal } from "./deals";
import { FAULTS, type Fault } from "./faults";
import { aTeam, caller, Experience, signedInAgain, type Team } from "./people";
import { Stage } from "./stage";

/** Teams that work at the same time. */
const TEAMS = 3;
/** No answer, not even 503, may take longer. */
const LONGEST_MS = 10_000;
const MOST_SHOWN = 10;

/** `kills`: how often a mail may have been sent and not been marked as sent, in the whole run. */
type Market = { stage: Stage; teams: Team[]; reference: Deal; kills: number };
type Outcome = { deals: Deal[]; messages: number; experience: Experience; wrong: string[] };

function readOptions(): { faults: Fault[]; rounds: number | undefined } {
  const known = { fault: { type: "string", multiple: true }, rounds: { type: "string" } } as const;
  const { values } = parseArgs({ options: known });
  const faults = FAULTS.filter(({ name }) => values.fault?.includes(name) ?? true);
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  if (faults.length === 0 || (rounds !== undefined && !(rounds >= 1)))
    throw new Error(`--rounds N, --fault one of: ${FAULTS.map(({ name }) => name).join(", ")}`);
  return { faults, rounds };
}

async function openMarket(stage: Stage): Promise<Market> {
  const call = caller(stage, new Experience());
  const teams: Team[] = [];
  for (let number = 0; number < TEAMS; number++) teams.push(await aTeam(stage, call));
  const [first] = teams;
  if (!first) throw new Error("no team");
  return { stage, teams, reference: await deal(call, first, "Ungestört"), kills: 0 };
}

/** So many rounds of a fault with new sessions and a conversation of its own; adds what happened to the outcome. */
async function sit({ stage, teams }: Market, fault: Fault, rounds: number, outcome: Outcome): Promise<void> {
  const { deals, experience, wrong } = outcome;
  const call = caller(stage, experience);
  const [first, ...others] = await Promise.all(teams.map((team) => signedInAgain(call, team)));
  if (!first) throw new Error("no team");
  const chat = await Chat.open(stage, call, first);
  let isOver = false;
  const work = async (team: Team) => {
    while (!isOver) deals.push(await deal(call, team, `Auftrag ${crypto.randomUUID()}`));
  };
  const all = [...others.map(work), chat.talk()].map((each) =>
    each.catch((error) => void wrong.push(error instanceof Error ? error.message : String(error))),
  );
  for (let round = 0; round < rounds; round++) {
    await sleep(200 + Math.random() * 1000);
    await fault.strike(stage, chat);
  }
  isOver = true;
  chat.hush();
  await stage.untilReady();
  await Promise.all(all);
  wrong.push(...wrongDeliveries(chat.written.length, await chat.judge(stage)));
  outcome.messages += chat.written.length;
  await chat.close();
}

async function suffer(market: Market, fault: Fault, rounds: number): Promise<Outcome> {
  const outcome: Outcome = { deals: [], messages: 0, experience: new Experience(), wrong: [] };
  for (let left = rounds; left > 0; left -= fault.perSitting)
    await sit(market, fault, Math.min(left, fault.perSitting), outcome);
  const { deals, experience, wrong } = outcome;
  market.kills += fault.name === "process killed" ? 2 * rounds : rounds;
  wrong.push(...(await findWrong(market.stage, { ...market, deals })));
  if (experience.longestMs > LONGEST_MS) wrong.push(`an answer took ${Math.round(experience.longestMs)} ms`);
  return outcome;
}

function print(fault: Fault, rounds: number, { deals, messages, experience, wrong }: Outcome): void {
  const seen = `${rounds} times, ${deals.length} deals, ${messages} messages, ${experience.retries} tries again`;
  console.log(
    `${wrong.length === 0 ? "✓" : "✗"} ${fault.name}: ${seen}, longest answer ${Math.round(experience.longestMs)} ms`,
  );
  for (const line of wrong.slice(0, MOST_SHOWN)) console.log(`    ${line}`);
  if (wrong.length > MOST_SHOWN) console.log(`    and ${wrong.length - MOST_SHOWN} more`);
}

async function main(): Promise<void> {
  const options = readOptions();
  await step("Building pages and server", build);
  const stage = await step("Starting PostgreSQL, Redis and two processes", () => Stage.open());
  try {
    const market = await openMarket(stage);
    for (const fault of options.faults) {
      const rounds = options.rounds ?? fault.rounds;
      const outcome = await suffer(market, fault, rounds);
      print(fault, rounds, outcome);
      if (outcome.wrong.length > 0) process.exitCode = 1;
    }
  } finally {
    await stage.close();
  }
}

await main();
