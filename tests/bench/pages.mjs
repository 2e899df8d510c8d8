// Pages made ahead of time: requests a second beside bare node:http sending the same bytes, in turns.
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { median } from "./load.mjs";
import { answersPerSecond, lookAt } from "./raw-load.mjs";
import { startChild, startProduct } from "./servers.mjs";

const ROUNDS = 5;
/** At least half of what bare node:http does. */
const DEMANDED = 0.5;

const PAGES = ["/en", "/en/privacy-policy"];
const KINDS = [
  { name: "whole", headers: { "Accept-Encoding": "identity" } },
  { name: "brotli", headers: { "Accept-Encoding": "br, gzip" } },
  { name: "not modified", headers: { "Accept-Encoding": "br, gzip" }, isKnown: true },
];

const headerOf = (head, name) => new RegExp(`\r\n${name}: ([^\r]*)`, "i").exec(head)?.[1];

/** node:http writes these itself. */
const ITS_OWN = /^(date|connection|keep-alive)$/i;

/** What bare node:http must say to send the same bytes. */
function sameAs({ head, body }) {
  const lines = head.split("\r\n").slice(1).filter(Boolean);
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(":")),
    line.slice(line.indexOf(":") + 1).trim(),
  ]);
  return {
    status: Number(head.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length)),
    headers: headers.filter(([name]) => !ITS_OWN.test(name)).flat(),
    body: body.toString("base64"),
  };
}

async function compare(ours, bare, path, { headers, isKnown }) {
  const first = await lookAt(ours.port, { path, headers });
  const asked = isKnown
    ? { path, headers: { ...headers, "If-None-Match": headerOf(first.head, "etag") } }
    : { path, headers };
  const answer = await lookAt(ours.port, asked);
  await bare.child.say(sameAs(answer));
  const rates = { ours: [], bare: [] };
  for (let round = -1; round < ROUNDS; round++) {
    const [here, there] = [
      await answersPerSecond(ours.port, asked),
      await answersPerSecond(bare.port, asked),
    ];
    if (round < 0) continue;
    rates.ours.push(here);
    rates.bare.push(there);
  }
  const ratio = median(rates.ours.map((rate, round) => rate / rates.bare[round]));
  return { bytes: answer.body.length, ours: median(rates.ours), bare: median(rates.bare), ratio };
}

function print(name, { bytes, ours, bare, ratio }) {
  const cells = [bytes, Math.round(ours), Math.round(bare)].map((number) => String(number).padStart(11));
  console.log(`  ${name.padEnd(34)}${cells.join(" ")} ${ratio.toFixed(2).padStart(7)}×`);
}

const portOf = (child) => Number(new URL(child.url).port);

/** Prints how many pages a second come out of memory; fails when one comes at less than half the bare speed. */
export async function run(server) {
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_pages`);
  const [product, child] = [await startProduct(databaseUrl), await startChild("bare-pages.mjs", databaseUrl)];
  const slow = [];
  try {
    console.log(`\n${"".padEnd(36)}      bytes      ours/s      bare/s    ratio`);
    for (const path of PAGES) {
      for (const kind of KINDS) {
        const bare = { child, port: portOf(child) };
        const result = await compare({ port: portOf(product) }, bare, path, kind);
        print(`${path}, ${kind.name}`, result);
        if (result.ratio < DEMANDED) slow.push(`${path}, ${kind.name}`);
      }
    }
  } finally {
    for (const started of [product, child]) started.end();
  }
  if (slow.length > 0) throw new Error(`slower than ${DEMANDED}× node:http: ${slow.join("; ")}`);
}
