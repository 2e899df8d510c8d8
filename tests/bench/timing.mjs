// Whether the time of an answer tells who has an account: known and unknown addresses in turns, compared by Welch's t.
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { median } from "./load.mjs";
import { fillMarket, knownAddress, PRO } from "./market.mjs";
import { answerTime, startProduct } from "./servers.mjs";

const SAMPLES = 180;
const WARM_UP = 10;
/** Beyond this the difference is no accident (as in dudect). */
const T_LIMIT = 4.5;

const QUESTIONS = {
  "sign-in, wrong password": { path: "/api/auth/sign-in", more: { password: "wrong-password-1" } },
  "forgot password": { path: "/api/auth/forgot-password", more: {} },
  "resend confirmation": { path: "/api/auth/resend-confirm-email", more: {} },
};

function welch(a, b) {
  const mean = (times) => times.reduce((sum, time) => sum + time, 0) / times.length;
  const variance = (times) => mean(times.map((time) => (time - mean(times)) ** 2)) / (times.length - 1);
  return (mean(a) - mean(b)) / Math.sqrt(variance(a) + variance(b));
}

/** Cuts the slowest tenth off: what the machine did beside it. */
const calm = (times) => times.toSorted((a, b) => a - b).slice(0, Math.floor(times.length * 0.9));

/** Prints medians and t for each question; one that tells makes the bench fail. */
export async function run(server) {
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_timing`);
  await fillMarket(databaseUrl, 1000);
  const product = await startProduct(databaseUrl);
  let tells = false;
  try {
    for (const [name, { path, more }] of Object.entries(QUESTIONS)) {
      const times = { known: [], unknown: [] };
      for (let turn = -WARM_UP; turn < SAMPLES; turn++) {
        // Signing in takes one known address, the others a new one each time: a second mail would be held back.
        const known = name.startsWith("sign-in") ? PRO.email : knownAddress(turn + WARM_UP);
        for (const [kind, email] of [
          ["known", known],
          ["unknown", `nobody-${turn + WARM_UP}@example.com`],
        ]) {
          const time = await answerTime(product.url + path, { email, ...more });
          if (turn >= 0) times[kind].push(time);
        }
      }
      const t = welch(calm(times.known), calm(times.unknown));
      tells ||= Math.abs(t) > T_LIMIT;
      const [known, unknown] = [median(times.known), median(times.unknown)];
      console.log(
        `${name.padEnd(26)} known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, t = ${t.toFixed(2)}`,
      );
    }
  } finally {
    product.end();
  }
  if (tells) throw new Error(`A time tells who has an account (|t| > ${T_LIMIT}).`);
}
