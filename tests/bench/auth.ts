// What signing in costs: sign-ins and refreshes a second, and how much slower other requests get meanwhile.
import { setTimeout as sleep } from "node:timers/promises";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { measure, percentile } from "./load";
import { fillMarket, PRO } from "./market";
import { authorization, refresh, signIn, startProduct, type TestServer } from "./servers";

const SECONDS = 5;
const AT_ONCE = 8;
/** The other request: a list, asked for again and again. */
const OTHER = "/api/tenders";
const CALLS = 400;

/** Repeats `work` on eight connections until `meanwhile` is done; returns how often a second it ran. */
async function keepBusy<Result>(
  work: (worker: number) => Promise<unknown>,
  meanwhile: () => Promise<Result>,
): Promise<{ perSecond: number; result: Result }> {
  let isOver = false;
  let done = 0;
  const since = performance.now();
  const workers = Array.from({ length: AT_ONCE }, async (_, worker) => {
    while (!isOver) {
      await work(worker);
      done += 1;
    }
  });
  const result = await meanwhile();
  isOver = true;
  const perSecond = done / ((performance.now() - since) / 1000);
  await Promise.all(workers);
  return { perSecond, result };
}

/** Refreshes of eight devices at once, each with its own chain of tokens. */
async function refreshesPerSecond(url: string): Promise<number> {
  const tokens: string[] = [];
  for (let device = 0; device < AT_ONCE; device++) tokens.push((await signIn(url, PRO)).refreshToken);
  const rotate = async (device: number) => {
    tokens[device] = (await refresh(url, tokens[device] ?? "")).refreshToken;
  };
  const { perSecond } = await keepBusy(rotate, () => sleep(SECONDS * 1000));
  return perSecond;
}

/** Prints sign-ins and refreshes a second, and how much slower a list gets while others sign in. */
export async function run(server: TestServer): Promise<void> {
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_auth`);
  await fillMarket(databaseUrl, 1000);
  const product = await startProduct(databaseUrl);
  try {
    const headers = await authorization(product.url, PRO);
    const ask = () => measure(product.url + OTHER, { headers, count: CALLS });
    await ask();
    const idle = percentile((await ask()).times, 99);
    const busy = await keepBusy(() => signIn(product.url, PRO), ask);
    const during = percentile(busy.result.times, 99);
    console.log(`\nSign-ins a second, ${AT_ONCE} at once:   ${busy.perSecond.toFixed(1)}`);
    console.log(
      `Refreshes a second, ${AT_ONCE} at once:  ${(await refreshesPerSecond(product.url)).toFixed(1)}`,
    );
    console.log(
      `p99 of GET ${OTHER}: ${idle.toFixed(2)} ms idle, ${during.toFixed(2)} ms meanwhile, ${(during / idle).toFixed(2)}×`,
    );
  } finally {
    product.end();
  }
}
