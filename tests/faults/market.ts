// A market whose people act while something fails, and what came of it.
import { setTimeout as sleep } from "node:timers/promises";
import { Chat } from "./chats";
import { findWrong, wrongDeliveries } from "./check";
import { buyPlan, deal, type Deal } from "./deals";
import type { Fault } from "./faults";
import { aTeam, caller, Experience, signedInAgain, type Team } from "./people";
import type { Stage } from "./stage";

/** Teams that work at the same time. */
const TEAMS = 3;
/** No answer, not even 503, may take longer. */
const LONGEST_MS = 10_000;

export type Market = { stage: Stage; teams: Team[]; reference: Deal };
/** `buyers`: whose purchase of a plan was acknowledged. */
export type Outcome = {
  deals: Deal[];
  buyers: string[];
  messages: number;
  experience: Experience;
  wrong: string[];
};

/** Opens a market with its people, and one deal that nothing disturbs. */
export async function openMarket(stage: Stage): Promise<Market> {
  const call = caller(stage, new Experience());
  const teams: Team[] = [];
  for (let number = 0; number < TEAMS; number++) teams.push(await aTeam(stage, call));
  const [first] = teams;
  if (!first) throw new Error("no team");
  return { stage, teams, reference: await deal(call, first, "Ungestört") };
}

/** So many rounds of a fault with new sessions and a conversation of its own; adds what happened to the outcome. */
async function sit({ stage, teams }: Market, fault: Fault, rounds: number, outcome: Outcome): Promise<void> {
  const { deals, buyers, experience, wrong } = outcome;
  const call = caller(stage, experience, fault.isSeamless);
  const [first, ...others] = await Promise.all(teams.map((team) => signedInAgain(call, team)));
  if (!first) throw new Error("no team");
  const chat = await Chat.open(stage, call, first, fault.isSeamless);
  let isOver = false;
  const work = async (team: Team) => {
    while (!isOver) deals.push(await deal(call, team, `Auftrag ${crypto.randomUUID()}`));
  };
  const shop = async () => {
    while (!isOver) buyers.push(await buyPlan(stage, call));
  };
  const all = [...others.map(work), shop(), chat.talk()].map((each) =>
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

/** Lets a fault happen so many times, and compares what was acknowledged with what is there. */
export async function suffer(market: Market, fault: Fault, rounds: number): Promise<Outcome> {
  const outcome: Outcome = { deals: [], buyers: [], messages: 0, experience: new Experience(), wrong: [] };
  const mailsBefore = market.stage.services.smtp.received.length;
  for (let left = rounds; left > 0; left -= fault.perSitting)
    await sit(market, fault, Math.min(left, fault.perSitting), outcome);
  const { deals, buyers, experience, wrong } = outcome;
  const mayRepeat = rounds * (fault.mayRepeatMails ?? 0);
  wrong.push(...(await findWrong(market.stage, { ...market, deals, buyers, mailsBefore, mayRepeat })));
  if (fault.isSeamless) wrong.push(...experience.failed);
  if (experience.longestMs > LONGEST_MS) wrong.push(`an answer took ${Math.round(experience.longestMs)} ms`);
  return outcome;
}
