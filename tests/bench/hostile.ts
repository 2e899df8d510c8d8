// How long everybody else waits while hostile requests come: sixty of a kind at once, and the delay of the event loop.
import { z } from "zod";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { startProduct, type Child, type TestServer } from "./servers";

const AT_ONCE = 60;
/** The largest JSON body that is read at all (100 kB), and the longest URL that Node takes (16 kB with its headers). */
const BODY_LENGTH = 99_000;
const QUERY_LENGTH = 15_400;
/** More than this at the 99th percentile others would notice. */
const MOST_MS = 100;

const fill = (part: string, length: number) => part.repeat(Math.floor(length / part.length));
const nested = (open: string, close: string) => {
  const levels = BODY_LENGTH / (open.length + close.length) - 1;
  return `${open.repeat(levels)}1${close.repeat(levels)}`;
};
const wideKeys = () => `{${Array.from({ length: 8_000 }, (_, number) => `"k${number}":1`).join(",")}}`;
const letter = (field: string, value: string) =>
  JSON.stringify({
    name: "Nora",
    email: "nora@example.com",
    subject: "Hello",
    text: "Hello there.",
    [field]: value,
  });

type Kind = { path: string; body?: string };

/** Texts that make a careless regular expression try every way to read them. */
const TRAPS = {
  email: `${fill("a.", BODY_LENGTH / 2)}@`,
  name: `${fill(" \t", BODY_LENGTH / 2)}x`,
  text: `${fill(" \n", BODY_LENGTH / 3)}x`,
};

const KINDS: Record<string, Kind> = {
  "deep lists": { path: "/api/contact", body: nested("[", "]") },
  "deep objects": { path: "/api/contact", body: nested('{"a":', "}") },
  "a wide list": { path: "/api/contact", body: `[${fill("1,", BODY_LENGTH)}1]` },
  "many keys": { path: "/api/contact", body: wideKeys() },
  "a long key": { path: "/api/contact", body: JSON.stringify({ [fill("k", BODY_LENGTH - 10)]: 1 }) },
  "a long string": { path: "/api/contact", body: letter("text", fill("x", BODY_LENGTH / 2)) },
  ...Object.fromEntries(
    Object.entries(TRAPS).map(([field, value]) => [
      `a trap: ${field}`,
      { path: "/api/contact", body: letter(field, value) },
    ]),
  ),
  "one query name": { path: `/api/places?${fill("a&", QUERY_LENGTH)}` },
  "many query names": { path: `/api/places?${Array.from({ length: 2_600 }, (_, n) => `a${n}`).join("&")}` },
};

const delay = z.object({ p99: z.number(), max: z.number() });

async function ask(url: string, { path, body }: Kind): Promise<number> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(url + path, body === undefined ? {} : { method: "POST", headers, body });
  await answer.arrayBuffer();
  return answer.status;
}

async function measureKind(product: Child, kind: Kind): Promise<string> {
  // Once alone, so that what is compiled and connected at the first call is not measured.
  await ask(product.url, kind);
  await product.say("watch", z.object({ done: z.string() }));
  const statuses = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(product.url, kind)));
  const { p99, max } = await product.say("watched?", delay);
  const verdict = p99 <= MOST_MS ? "" : "  TOO LONG";
  const answers = [...new Set(statuses)].join(", ");
  return `p99 ${p99.toFixed(1).padStart(7)} ms, longest ${max.toFixed(1).padStart(7)} ms, answered ${answers}${verdict}`;
}

/** Prints for every kind of hostile request how long the event loop of the built server was held up. */
export async function run(server: TestServer): Promise<void> {
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_hostile`);
  const product = await startProduct(databaseUrl);
  try {
    console.log(`\nDelay of the event loop, ${AT_ONCE} at once (at most ${MOST_MS} ms):`);
    for (const [name, kind] of Object.entries(KINDS))
      console.log(`  ${name.padEnd(18)}${await measureKind(product, kind)}`);
  } finally {
    product.end();
  }
}
