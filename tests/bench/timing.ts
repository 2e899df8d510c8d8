// Whether the time of an answer reveals an account: known and unknown addresses in turns, compared by Welch's t-test.
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { median } from "./load";
import { fillMarket, knownAddress, PRO } from "./market";
import { answerTime, startProduct, type TestServer } from "./servers";

const SAMPLES = 180;
const WARM_UP = 10;
/** Beyond this the difference is no accident (as in dudect). */
const T_LIMIT = 4.5;

/** A call that must not reveal whether an address has an account. */
type Question = { path: string; more: object; takesNewAddresses: boolean };

const QUESTIONS: Record<string, Question> = {
  "sign-in, wrong password": {
    path: "/api/auth/sign-in",
    more: { password: "wrong-password-1" },
    takesNewAddresses: false,
  },
  // A second mail to the same address would be held back.
  "forgot password": { path: "/api/auth/forgot-password", more: {}, takesNewAddresses: true },
  "resend confirmation": { path: "/api/auth/resend-confirm-email", more: {}, takesNewAddresses: true },
};

type Times = Record<"known" | "unknown", number[]>;

function welch(a: number[], b: number[]): number {
  const mean = (times: number[]) => times.reduce((sum, time) => sum + time, 0) / times.length;
  const variance = (times: number[]) =>
    mean(times.map((time) => (time - mean(times)) ** 2)) / (times.length - 1);
  return (mean(a) - mean(b)) / Math.sqrt(variance(a) + variance(b));
}

/** Drops the slowest tenth: what the machine did beside the measurement. */
const calm = (times: number[]) => times.toSorted((a, b) => a - b).slice(0, Math.floor(times.length * 0.9));

async function timesOf(url: string, { path, more, takesNewAddresses }: Question): Promise<Times> {
  const times: Times = { known: [], unknown: [] };
  for (let turn = -WARM_UP; turn < SAMPLES; turn++) {
    const addresses = {
      known: takesNewAddresses ? knownAddress(turn + WARM_UP) : PRO.email,
      unknown: `unknown-${turn + WARM_UP}@example.com`,
    };
    for (const kind of ["known", "unknown"] as const) {
      const time = await answerTime(url + path, { email: addresses[kind], ...more });
      if (turn >= 0) times[kind].push(time);
    }
  }
  return times;
}

/** Prints medians and t for each call; fails when one reveals an account. */
export async function run(server: TestServer): Promise<void> {
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_timing`);
  await fillMarket(databaseUrl, 1000);
  const product = await startProduct(databaseUrl);
  let reveals = false;
  try {
    for (const [name, question] of Object.entries(QUESTIONS)) {
      const { known, unknown } = await timesOf(product.url, question);
      const t = welch(calm(known), calm(unknown));
      reveals ||= Math.abs(t) > T_LIMIT;
      const [first, second] = [median(known), median(unknown)].map((time) => `${time.toFixed(2)} ms`);
      console.log(`${name.padEnd(26)} known ${first}, unknown ${second}, t = ${t.toFixed(2)}`);
    }
  } finally {
    product.end();
  }
  if (reveals) throw new Error(`An answer's time reveals an account (|t| > ${T_LIMIT}).`);
}
