import { expect, test } from "playwright/test";
import { FAULTS, type Fault } from "../faults/faults";
import { openMarket, suffer, type Market } from "../faults/market";
import { Stage } from "../faults/stage";

// A short round of what no other test here lets happen; `npm run faults` does all of it again and again.
/** Two servers, their services and two people: minutes where the other workers keep both processors busy. */
const STARTED_WITHIN_MS = 480_000;

function named(name: string): Fault {
  const fault = FAULTS.find((each) => each.name === name);
  if (!fault) throw new Error(`There is no fault "${name}".`);
  return fault;
}

const SERVICES = [
  "mail refused or away",
  "push slow, away or silent",
  "bucket slow, away or silent",
  "Stripe slow, away or silent",
  "network late",
].map(named);

/** All of them together, once. */
const atOnce: Fault = {
  name: "services and network at once",
  rounds: 1,
  perSitting: 1,
  mayRepeatMails: 2,
  strike: async (stage, chat) => void (await Promise.all(SERVICES.map(({ strike }) => strike(stage, chat)))),
};

let stage: Stage;
let market: Market;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(STARTED_WITHIN_MS);
  stage = await Stage.open();
  market = await openMarket(stage);
});
test.afterAll(() => stage.close());

for (const fault of [atOnce, named("upgraded")])
  test(`loses and doubles nothing that was acknowledged: ${fault.name}`, async () => {
    const { wrong, deals, messages } = await suffer(market, fault, 1);

    expect(wrong).toEqual([]);
    expect(Math.min(deals.length, messages)).toBeGreaterThan(0);
  });
