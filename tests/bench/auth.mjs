// What signing in costs: sign-ins and refreshes a second, and what everybody else notices of them.
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { measure, percentile } from "./load.mjs";
import { fillMarket, PRO } from "./market.mjs";
import { post, signIn, startProduct } from "./servers.mjs";

const SECONDS = 5;
const AT_ONCE = 8;
/** What people do meanwhile: a list, asked for again and again. */
const OTHER = "/api/tenders";
const CALLS = 400;

/** Lets `work` run again and again on several connections until it is told to stop; answers how often a second. */
async function keepBusy(work, meanwhile) {
  let isOver = false;
  let done = 0;
  const since = performance.now();
  const workers = Array.from({ length: AT_ONCE }, async (_, worker) => {
    for (let turn = 0; !isOver; turn++) {
      await work(worker, turn);
      done += 1;
    }
  });
  const result = await meanwhile();
  isOver = true;
  const perSecond = done / ((performance.now() - since) / 1000);
  await Promise.all(workers);
  return { perSecond, result };
}

const wait = () => new Promise((done) => setTimeout(done, SECONDS * 1000));

/** Refreshes of eight devices at once, each with its own chain of tokens. */
async function refreshes(url) {
  const tokens = [];
  for (let device = 0; device < AT_ONCE; device++)
    tokens.push((await post(`${url}/api/auth/sign-in`, PRO)).refreshToken);
  const { perSecond } = await keepBusy(async (device) => {
    const answer = await post(`${url}/api/auth/refresh-token`, { token: tokens[device] });
    tokens[device] = answer.refreshToken;
  }, wait);
  return perSecond;
}

/** Prints sign-ins and refreshes a second, and how much slower a list gets while others sign in. */
export async function run(server) {
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_auth`);
  await fillMarket(databaseUrl, 1000);
  const product = await startProduct(databaseUrl);
  try {
    const headers = await signIn(product.url, PRO);
    const ask = () => measure(product.url + OTHER, { headers, count: CALLS });
    await ask();
    const idle = percentile((await ask()).times, 99);
    const busy = await keepBusy(() => post(`${product.url}/api/auth/sign-in`, PRO), ask);
    const during = percentile(busy.result.times, 99);
    console.log(`\nSign-ins a second, ${AT_ONCE} at once:   ${busy.perSecond.toFixed(1)}`);
    console.log(`Refreshes a second, ${AT_ONCE} at once:  ${(await refreshes(product.url)).toFixed(1)}`);
    console.log(
      `p99 of GET ${OTHER}: ${idle.toFixed(2)} ms idle, ${during.toFixed(2)} ms meanwhile, ${(during / idle).toFixed(2)}×`,
    );
  } finally {
    product.end();
  }
}
