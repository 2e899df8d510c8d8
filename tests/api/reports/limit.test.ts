import { expect, it } from "vitest";
import { aPro, aTender } from "@/tests/support/factories";
import { report } from "./reporting";

// Settings are read at their first use, so this file has its own.
process.env.RATE_LIMITS = "1";

it("takes 20 reports a day from one person", async () => {
  const bee = await aPro();
  const statuses: number[] = [];
  for (let turn = 0; turn < 21; turn++) statuses.push((await report(bee, await aTender())).status);
  expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([20, 429]);
});
