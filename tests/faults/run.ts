// `npm run faults`: people post, bid, accept, review and talk all the time while something fails again and again; then
// what was acknowledged is compared with what is there. `-- --fault "Redis killed"`: one of them, `--rounds 20`: less,
// `--from TAG`: both processes begin with that release, for the fault "upgraded".
import { parseArgs } from "node:util";
import { build } from "../../scripts/commands/build.mjs";
import { forgetSettings } from "../../scripts/embedded/environment.mjs";
import { step } from "../../scripts/embedded/steps.mjs";
import { Cleanup } from "./cleanup";
import { FAULTS, type Fault } from "./faults";
import { openMarket, suffer, type Outcome } from "./market";
import { buildRelease } from "./release";
import { SmallDisk } from "../support/small-disk";
import { Stage, type StageSettings } from "./stage";

const MOST_SHOWN = 10;
const DISK_MB = 800;

type Options = { faults: Fault[]; rounds: number | undefined; from: string | undefined };

function readOptions(): Options {
  const known = {
    fault: { type: "string", multiple: true },
    rounds: { type: "string" },
    from: { type: "string" },
  } as const;
  const { values } = parseArgs({ options: known });
  const faults = FAULTS.filter(({ name }) => values.fault?.includes(name) ?? true);
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  if (faults.length === 0 || (rounds !== undefined && !(rounds >= 1)))
    throw new Error(`--rounds N, --fault one of: ${FAULTS.map(({ name }) => name).join(", ")}`);
  return { faults, rounds, from: values.from };
}

function print(fault: Fault, rounds: number, { deals, messages, experience, wrong }: Outcome): void {
  const seen = `${rounds} times, ${deals.length} deals, ${messages} messages, ${experience.failed.length} tries again`;
  console.log(
    `${wrong.length === 0 ? "✓" : "✗"} ${fault.name}: ${seen}, longest answer ${Math.round(experience.longestMs)} ms`,
  );
  for (const line of wrong.slice(0, MOST_SHOWN)) console.log(`    ${line}`);
  if (wrong.length > MOST_SHOWN) console.log(`    and ${wrong.length - MOST_SHOWN} more`);
}

async function breakIt(stage: Stage, faults: readonly Fault[], options: Options): Promise<void> {
  const market = await openMarket(stage);
  for (const fault of faults) {
    const rounds = options.rounds ?? fault.rounds;
    const outcome = await suffer(market, fault, rounds);
    print(fault, rounds, outcome);
    if (outcome.wrong.length > 0) process.exitCode = 1;
  }
}

const cleanup = new Cleanup();

/** The faults that one stage suffers, one after the other. */
async function playOn(
  settings: Omit<StageSettings, "cleanup">,
  faults: readonly Fault[],
  options: Options,
): Promise<void> {
  if (faults.length === 0) return;
  const open = () => Stage.open({ ...settings, cleanup });
  try {
    await breakIt(await step("Starting PostgreSQL, Redis and two processes", open), faults, options);
  } finally {
    await cleanup.run();
  }
}

async function onSmallDisk(faults: readonly Fault[], options: Options): Promise<void> {
  if (faults.length === 0) return;
  if (process.getuid?.() !== 0) throw new Error("A disk of its own can be mounted by root only.");
  const disk = SmallDisk.mount(DISK_MB);
  cleanup.add(() => disk.unmount());
  await playOn({ disk }, faults, options);
}

async function main(): Promise<void> {
  forgetSettings();
  cleanup.endOnSignals();
  const options = readOptions();
  await step("Building pages and server", build);
  const { faults, from } = options;
  const release = from ? await step(`Building ${from}`, () => buildRelease(from, cleanup)) : null;
  await playOn(
    { release },
    faults.filter(({ needsDisk }) => !needsDisk),
    options,
  );
  await onSmallDisk(
    faults.filter(({ needsDisk }) => needsDisk),
    options,
  );
}

try {
  await main();
} finally {
  await cleanup.run();
}
