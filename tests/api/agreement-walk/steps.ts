import fc from "fast-check";
import { expect } from "vitest";
import { runTimers } from "@/lib/agreements/timers/service";
import { ERROR_STATUS, isAppError } from "@/lib/shared/errors";
import { momentsAhead, runJob } from "./clock";
import type { Rows } from "./database";
import { CLIENT, STRANGER, type Model } from "./model";
import { APPOINTMENT_MOVES } from "./moves/appointments";
import { DISPUTE_MOVES } from "./moves/disputes";
import type { Move, Turn } from "./moves/move";
import { OFFER_MOVES } from "./moves/offers";
import { PROPOSAL_MOVES } from "./moves/proposals";
import { TENDER_MOVES } from "./moves/tender";
import { WORD_MOVES } from "./moves/words";
import { asModelled, modelled, noticesSince, type World } from "./world";

const MOVES = {
  ...OFFER_MOVES,
  ...PROPOSAL_MOVES,
  ...TENDER_MOVES,
  ...WORD_MOVES,
  ...APPOINTMENT_MOVES,
  ...DISPUTE_MOVES,
} satisfies Record<string, Move>;

type MoveName = keyof typeof MOVES;

/** Later than the step before, as far as the model can tell. */
const MOMENT = 1e-6;

type Step = fc.AsyncCommand<Model, World>;

/** What holds after every step, whatever the model says. */
function expectSound({ tender, offers, events }: Rows): void {
  const accepted = offers?.filter(({ status }) => status === "ACCEPTED") ?? [];
  const isAgreed = tender.status === "ACCEPTED" || tender.status === "COMPLETED";
  expect(accepted.length).toBe(isAgreed ? 1 : 0);
  expect(tender.offerId).toBe(accepted[0]?.id ?? null);
  expect(tender.proId).toBe(accepted[0]?.proId ?? null);
  // What is agreed is what the newest revision of the accepted offer says.
  expect(tender.price).toBe(accepted[0]?.revisions.at(-1) ?? null);
  for (const { price, revisions } of offers ?? []) expect(revisions.at(-1)).toBe(price);
  const active = offers?.filter(({ status }) => status === "ACTIVE") ?? [];
  expect(tender.status === "NEW" ? [] : active).toEqual([]);
  expect(tender.offerCount).toBe(active.length + accepted.length);
  const leadsTo = { RELEASE: "NEW", CANCEL: "CANCELED", FINISH_WORK: "COMPLETED" };
  const last = events?.at(-1);
  expect(tender.status).toBe(last ? (leadsTo[last as keyof typeof leadsTo] ?? "ACCEPTED") : "NEW");
}

/** The product is where the model is, and has notified whom the model notified, each once. */
async function expectSame(model: Model, world: World): Promise<void> {
  const before = world.rows;
  world.rows = await world.market.look();
  expect(asModelled(world)).toEqual(modelled(model));
  expect(noticesSince(world, before)).toEqual(model.notified.toSorted());
  expectSound(world.rows);
}

const statusOf = (answer: Promise<unknown>): Promise<number> =>
  answer.then(
    () => 200,
    (refusal: unknown) => {
      if (!isAppError(refusal)) throw refusal;
      return ERROR_STATUS[refusal.code];
    },
  );

/** The product allows what the model allows, and a refusal leaves no trace. */
async function expectMove(model: Model, world: World, move: Move, turn: Turn): Promise<void> {
  model.now += MOMENT;
  model.notified = [];
  const verdict = move.judge(model, turn);
  const isAllowed = typeof verdict === "function";
  const { trace } = world.rows;

  expect(await statusOf(move.run(world, turn))).toBe(isAllowed ? 200 : verdict);

  if (isAllowed) verdict();
  await expectSame(model, world);
  if (!isAllowed) expect(world.rows.trace).toBe(trace);
}

type Attempt = Omit<Turn, "who"> & {
  move: MoveName;
  /** It is tried although it is refused. */
  isVain: boolean;
  /** One person in particular, or null: whose move it is. */
  who: number | null;
  isClients: boolean;
  /** About the offer that is accepted, where one is. */
  isOfJob: boolean;
};

/** A person tries a move. */
class Try implements Step {
  readonly move: Move;
  constructor(readonly attempt: Attempt) {
    this.move = MOVES[attempt.move];
  }
  turn(model: Model): Turn {
    const { who, isOfJob, pro: any, ...attempt } = this.attempt;
    const turn = { ...attempt, pro: isOfJob ? (model.pro ?? any) : any };
    return { ...turn, who: who ?? this.move.by(model, turn) };
  }
  check = (model: Model) =>
    this.attempt.isVain || typeof this.move.judge(model, this.turn(model)) === "function";
  run(model: Model, world: World): Promise<void> {
    return expectMove(model, world, this.move, this.turn(model));
  }
  toString = () => JSON.stringify(this.attempt);
}

type Passing = {
  /** Up to which of the next moments at which something may happen by itself, or to the hour before it. */
  next: number;
  isBefore: boolean;
  /** How often the job of the timers runs then: not at all, once, or on two machines at the same time. */
  runs: number;
};

/** Time passes, and the timers' job runs, or is late. */
class Pass implements Step {
  constructor(readonly passing: Passing) {}
  check = () => true;
  async run(model: Model, world: World): Promise<void> {
    const { next, isBefore, runs } = this.passing;
    const ahead = momentsAhead(model);
    const moment = ahead.at(Math.min(next, ahead.length - 1)) ?? model.now + 1;
    const hours = Math.max(1, Math.ceil(moment - model.now) - (isBefore ? 1 : 0));
    await world.market.pass(hours);
    model.now += hours + MOMENT;
    model.notified = [];
    await Promise.all(Array.from({ length: runs }, () => runTimers()));
    for (let run = 0; run < runs; run++) runJob(model);
    await expectSame(model, world);
  }
  toString = () => JSON.stringify(this.passing);
}

/** What leads on is tried more than once. */
const OFTEN: readonly MoveName[] = [
  ...(Object.keys(MOVES) as MoveName[]).filter((name) => name !== "cancel"),
  ...(["send", "accept", "accept", "propose", "propose", "take", "take", "report", "report"] as const),
  ...(["arrange", "arrange", "pickTime", "pickTime", "pickTime", "proposeOutcome", "review"] as const),
];

const attempt = fc.record({
  // Few of the moves fit at any moment; those that do not are left out, but for some.
  isVain: fc.constantFrom(true, ...Array.from({ length: 11 }, () => false)),
  move: fc.oneof(
    { weight: 60, arbitrary: fc.constantFrom(...OFTEN) },
    // After few moves there is so little left to do.
    { weight: 1, arbitrary: fc.constant<MoveName>("cancel") },
  ),
  who: fc.oneof(
    { weight: 9, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.nat({ max: STRANGER }) },
  ),
  pro: fc.constantFrom(0, 0, 0, 1, 1, 2),
  isClients: fc.boolean(),
  isOfJob: fc.constantFrom(true, true, true, false),
  isFresh: fc.constantFrom(true, true, true, true, true, false),
  euros: fc.integer({ min: 400, max: 404 }),
  hours: fc.constantFrom(1, 24, 25, 26, 48, 72),
  kind: fc.nat({ max: 1 }),
  isMild: fc.boolean(),
});

const passing = fc.record({
  next: fc.nat({ max: 3 }),
  isBefore: fc.constantFrom(true, false, false),
  runs: fc.constantFrom(0, 1, 1, 1, 2),
});

const tries = attempt.map((each): Step => new Try(each));

/** Any moves of all of them, and time between them. */
export const steps = fc.commands(
  [...Array.from({ length: 24 }, () => tries), passing.map((each): Step => new Pass(each))],
  {
    maxCommands: 60,
    size: "max",
  },
);

const SURE = {
  isVain: true,
  isClients: true,
  isOfJob: false,
  isFresh: true,
  hours: 24,
  kind: 0,
  isMild: true,
};

/** A PRO sends an offer. */
export const sendOf = (pro: number, euros: number): Step =>
  new Try({ ...SURE, move: "send", who: pro, pro, euros });

/** The client accepts it. */
export const acceptOf = (pro: number): Step =>
  new Try({ ...SURE, move: "accept", who: CLIENT, pro, euros: 400 });
