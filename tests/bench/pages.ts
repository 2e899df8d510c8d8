// Pages made ahead of time: requests a second beside bare node:http sending the same bytes, in turns.
import { z } from "zod";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import type { PageToSend } from "./bare-pages";
import { median, type Pair } from "./load";
import { answersPerSecond, lookAt, type Answer } from "./raw-load";
import { startChild, startProduct, type Child, type TestServer } from "./servers";

const ROUNDS = 5;
/** At least half of what bare node:http does. */
const DEMANDED = 0.5;

const PAGES = ["/en", "/en/privacy-policy"];

/** `isKnown` is a browser that has the page already and asks with its ETag. */
type Kind = { name: string; headers: Record<string, string>; isKnown?: boolean };
const KINDS: Kind[] = [
  { name: "whole", headers: { "Accept-Encoding": "identity" } },
  { name: "brotli", headers: { "Accept-Encoding": "br, gzip" } },
  { name: "not modified", headers: { "Accept-Encoding": "br, gzip" }, isKnown: true },
];

type Result = Pair<number> & { bytes: number; ratio: number };

const headerOf = (head: string, name: string) => new RegExp(`\r\n${name}: ([^\r]*)`, "i").exec(head)?.[1];

/** node:http writes these itself. */
const ITS_OWN = /^(date|connection|keep-alive)$/i;

/** What bare node:http must answer to send the same bytes. */
function sameAs({ head, body }: Answer): PageToSend {
  const lines = head.split("\r\n").slice(1).filter(Boolean);
  const headers = lines.map((line) => {
    const end = line.indexOf(":");
    return { name: line.slice(0, end), value: line.slice(end + 1).trim() };
  });
  return {
    status: Number(head.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length)),
    headers: headers.filter(({ name }) => !ITS_OWN.test(name)).flatMap(({ name, value }) => [name, value]),
    body: body.toString("base64"),
  };
}

const portOf = ({ url }: Child) => Number(new URL(url).port);

async function compare(ours: Child, bare: Child, path: string, { headers, isKnown }: Kind): Promise<Result> {
  const first = await lookAt(portOf(ours), { path, headers });
  const etag = headerOf(first.head, "etag") ?? "";
  const request = { path, headers: isKnown ? { ...headers, "If-None-Match": etag } : headers };
  const answer = await lookAt(portOf(ours), request);
  const { bytes } = await bare.say(sameAs(answer), z.object({ bytes: z.number() }));
  const rounds: Pair<number>[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const rates = {
      ours: await answersPerSecond(portOf(ours), request),
      bare: await answersPerSecond(portOf(bare), request),
    };
    if (round >= 0) rounds.push(rates);
  }
  return {
    bytes,
    ours: median(rounds.map((round) => round.ours)),
    bare: median(rounds.map((round) => round.bare)),
    ratio: median(rounds.map((round) => round.ours / round.bare)),
  };
}

function print(name: string, { bytes, ours, bare, ratio }: Result): void {
  const cells = [bytes, Math.round(ours), Math.round(bare)].map((number) => String(number).padStart(11));
  console.log(`  ${name.padEnd(34)}${cells.join(" ")} ${ratio.toFixed(2).padStart(7)}×`);
}

/** Prints how many pages a second come out of memory; fails when one comes at less than half the bare speed. */
export async function run(server: TestServer): Promise<void> {
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_pages`);
  const [product, bare] = [await startProduct(databaseUrl), await startChild("bare-pages.ts", databaseUrl)];
  const slow: string[] = [];
  try {
    console.log(`\n${"".padEnd(36)}      bytes      ours/s      bare/s    ratio`);
    for (const path of PAGES) {
      for (const kind of KINDS) {
        const result = await compare(product, bare, path, kind);
        print(`${path}, ${kind.name}`, result);
        if (result.ratio < DEMANDED) slow.push(`${path}, ${kind.name}`);
      }
    }
  } finally {
    for (const started of [product, bare]) started.end();
  }
  if (slow.length > 0) throw new Error(`slower than ${DEMANDED}× node:http: ${slow.join("; ")}`);
}
