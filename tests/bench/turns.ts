// What the benches of sockets share: times in turns, an audience that counts, and lines beside bare `ws`.
import { heapAnswer } from "./child-process";
import type { Pair } from "./load";
import type { Child } from "./servers";

/** Milliseconds, as printed. */
export const ms = (number: number) => `${number.toFixed(2)} ms`;
/** Kilobytes (1,000), as printed. */
export const kB = (number: number) => `${number.toFixed(1)} kB`;

/** Milliseconds of each of `count` turns, one after the other. */
export async function timesOf(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn++) {
    const since = performance.now();
    await work();
    times.push(performance.now() - since);
  }
  return times;
}

/** Prints a figure beside that of bare `ws`, and their ratio. */
export function printPair(name: string, { ours, bare }: Pair<number>, unit = ms): void {
  console.log(`  ${name}: ours ${unit(ours)}, bare ws ${unit(bare)}, ratio ${(ours / bare).toFixed(2)}`);
}

export type Audience = {
  receive: () => void;
  /** Waits for that many texts or events. */
  all: (count: number) => Promise<void>;
};

/** Counts what is received. */
export function createAudience(): Audience {
  let left = 0;
  let done = () => {};
  return {
    receive: () => {
      left -= 1;
      if (left === 0) done();
    },
    all: (count: number) => {
      left = count;
      return new Promise<void>((resolve) => (done = resolve));
    },
  };
}

/** Bytes on a child's heap after a garbage collection. */
export const heapOf = async (child: Child) => (await child.say("heap", heapAnswer)).heap;
