// What a run has shown, and whether it has passed.
import type { Fuzzed, Sample } from "./run";
import { THREE_CALLERS } from "./plan";
import { percentile } from "../bench/load";

const LEAST_DONE = 1 / 3;

const isDone = ({ status }: Sample) => status >= 200 && status < 300;

/** What no answer shows by itself: too few successes, or operations that were never called. */
export function shortcomings({ operations, samples }: Fuzzed): string[] {
  const complaints: string[] = [];
  const share = samples.filter(isDone).length / samples.length;
  if (share < LEAST_DONE)
    complaints.push(`only ${(share * 100).toFixed(1)} % of the answers are 2xx, at least a third must be`);
  const called = new Set(samples.map(({ operation, caller }) => `${caller} ${operation}`));
  const missing = operations.flatMap(({ name }) =>
    THREE_CALLERS.filter((caller) => !called.has(`${caller} ${name}`)).map(
      (caller) => `${name} by ${caller}`,
    ),
  );
  // A short run cannot call each of them three times.
  if (missing.length > 0 && samples.length >= 3 * THREE_CALLERS.length * operations.length)
    complaints.push(`never called: ${missing.join(", ")}`);
  return complaints;
}

function countBy(samples: Sample[], keyOf: (sample: Sample) => string): [string, number][] {
  const counts = new Map<string, number>();
  for (const sample of samples) counts.set(keyOf(sample), (counts.get(keyOf(sample)) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => a.localeCompare(b));
}

/** The table at the end of a run; `peakMB` is the server's largest resident memory. */
export function fuzzTable({ operations, samples, complaints }: Fuzzed, peakMB: number): string {
  const times = samples.map(({ ms }) => ms);
  const slowest = samples.reduce((one, other) => (other.ms > one.ms ? other : one));
  const done = samples.filter(isDone);
  const covered = (list: Sample[]) => new Set(list.map(({ operation }) => operation)).size;
  const byCaller = THREE_CALLERS.map(
    (caller) => `${caller} ${covered(samples.filter((sample) => sample.caller === caller))}`,
  );
  const classes = countBy(samples, ({ status }) => `${Math.floor(status / 100)}xx`);
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const rows: [string, string][] = [
    ["requests", String(samples.length)],
    ["2xx", `${((done.length / samples.length) * 100).toFixed(1)} %`],
    ["by class", classes.map(([name, count]) => `${name} ${count}`).join(", ")],
    ["p50, p99", `${ms(percentile(times, 50))}, ${ms(percentile(times, 99))}`],
    ["slowest", `${ms(slowest.ms)} (${slowest.operation}, ${slowest.status})`],
    ["operations", `${covered(samples)} of ${operations.length}; ${byCaller.join(", ")}`],
    ["of them with a 2xx", String(covered(done))],
    ["server's peak memory", `${peakMB} MB`],
    ["rules broken", String(complaints.length)],
  ];
  return rows.map(([name, value]) => `  ${name.padEnd(22)}${value}`).join("\n");
}

/** For every operation how often its callers succeeded, and what refused them: where the generator falls short. */
export function fuzzDetails({ operations, samples }: Fuzzed): string {
  const lines = operations.map(({ name }) => {
    const own = samples.filter(({ operation }) => operation === name);
    const counts = countBy(own, ({ status, code }) => (code ? `${status} ${code}` : String(status)));
    const share = Math.round((own.filter(isDone).length / Math.max(1, own.length)) * 100);
    return `  ${`${share} %`.padStart(6)}  ${name}  ${counts.map(([key, count]) => `${key}: ${count}`).join(", ")}`;
  });
  return lines.join("\n");
}
