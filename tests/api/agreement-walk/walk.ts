import fc from "fast-check";
import { WALKS_TIMEOUT_MS } from "@/tests/support/rounds";
import { openMarket } from "./database";
import { aModel, type Model } from "./model";
import { steps } from "./steps";
import { aWorld, everybody, type World } from "./world";

/**
 * Walks again and again from a beginning, each time on a tender of its own. Answers what failed, with the shortest walk
 * that leads there and how to repeat it; undefined: the product did what it says.
 */
export async function failureOf(
  walks: number,
  beginning: readonly fc.AsyncCommand<Model, World>[],
): Promise<string | undefined> {
  const [market, people] = [await openMarket(), await everybody()];
  const begin = async () => {
    const [model, real] = [aModel(), await aWorld(market, people)];
    for (const step of beginning) await step.run(model, real);
    return { model, real };
  };
  const walking = fc.asyncProperty(steps, (commands) => fc.asyncModelRun(begin, commands));
  try {
    // Time is kept for saying what failed.
    const interruptAfterTimeLimit = WALKS_TIMEOUT_MS - 20_000;
    const limits = { interruptAfterTimeLimit, markInterruptAsFailure: true, includeErrorInReport: true };
    return await fc.asyncDefaultReportMessage(await fc.check(walking, { numRuns: walks, ...limits }));
  } finally {
    await market.close();
  }
}
