// What every measured process shares: it answers its parent over the channel between them.
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { z } from "zod";

/** One SQL statement as pg was given it. */
export const statement = z.object({
  name: z.string().optional(),
  text: z.string(),
  values: z.array(z.unknown()),
});
export type Statement = z.infer<typeof statement>;

/** Bytes on the heap after a garbage collection. */
export const heapAnswer = z.object({ heap: z.number() });

/** Sends the parent an answer. */
export function report(answer: object): void {
  process.send?.(answer);
}

/** The port of a server that listens. */
export function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
  return address.port;
}

/** Answers "heap" with the size of the heap. */
export function reportHeap(): void {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  process.on("message", (message) => {
    if (message !== "heap") return;
    collect();
    report({ heap: process.memoryUsage().heapUsed });
  });
}
