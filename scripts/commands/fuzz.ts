// `npm run fuzz`: generated requests against every operation of the API, every answer held against the OpenAPI document;
// `-- --seed 7 --count 3000` repeats a run, `--details` says what each operation answered.
import { parseArgs } from "node:util";
import { build } from "./build.mjs";
import { forgetSettings } from "../embedded/environment.mjs";
import { step } from "../embedded/steps.mjs";
import { openTestServer } from "../embedded/test-database.mjs";
import { fuzzOnServer } from "../../tests/fuzz/on-server";
import { fuzzDetails, fuzzTable, shortcomings } from "../../tests/fuzz/report";

const COUNT = 12_000;
/** The rest is most likely the same fault again. */
const MOST_SHOWN = 20;

function readOptions() {
  const { values } = parseArgs({
    options: {
      seed: { type: "string" },
      count: { type: "string", default: String(COUNT) },
      details: { type: "boolean", default: false },
    },
  });
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const count = Number(values.count);
  if (!Number.isInteger(seed) || !Number.isInteger(count) || count < 1)
    throw new Error("--seed and --count are whole numbers.");
  return { seed, count, details: values.details };
}

async function main(): Promise<void> {
  forgetSettings();
  const { seed, count, details } = readOptions();
  await step("Building pages and server", build);
  const server = await openTestServer();
  try {
    const name = `${count} requests, seed ${seed}`;
    const { fuzzed, peakMB } = await step(name, () => fuzzOnServer(server, { seed, count }));
    const complaints = [...fuzzed.complaints, ...shortcomings(fuzzed)];
    for (const complaint of complaints.slice(0, MOST_SHOWN)) console.log(`\n${complaint}`);
    if (details) console.log(`\n${fuzzDetails(fuzzed)}`);
    console.log(`\n${fuzzTable(fuzzed, peakMB)}`);
    if (complaints.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
