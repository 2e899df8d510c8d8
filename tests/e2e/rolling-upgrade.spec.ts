import { expect, test } from "playwright/test";
import { FAULTS } from "../faults/faults";
import { openMarket, suffer } from "../faults/market";
import { Stage } from "../faults/stage";

test("both processes are exchanged, and not one call of people behind the proxy fails", async () => {
  const stage = await Stage.open();
  try {
    const market = await openMarket(stage);
    const upgraded = FAULTS.find(({ name }) => name === "upgraded");
    if (!upgraded) throw new Error("there is no such fault");
    const { wrong, deals, messages } = await suffer(market, upgraded, 1);
    expect(wrong).toEqual([]);
    expect(deals.length).toBeGreaterThan(0);
    expect(messages).toBeGreaterThan(0);
  } finally {
    await stage.close();
  }
});
