// Asks one address again and again over kept connections and measures how long the answers take.
import { Agent, get, type OutgoingHttpHeaders } from "node:http";

export type Load = { headers?: OutgoingHttpHeaders; count: number; connections?: number };
/** Milliseconds of every answer, and answers a second. */
export type Measured = { times: number[]; perSecond: number };
/** The same figure of the product and of the bare server beside it. */
export type Pair<Figure> = { ours: Figure; bare: Figure };

function ask(url: string, headers: OutgoingHttpHeaders, agent: Agent): Promise<number> {
  return new Promise((done, fail) => {
    const since = performance.now();
    const request = get(url, { headers, agent }, (answer) => {
      answer.resume();
      answer.on("end", () => {
        if (answer.statusCode === 200) done(performance.now() - since);
        else fail(new Error(`${url}: ${answer.statusCode}`));
      });
    });
    request.on("error", fail);
  });
}

/** The times of `count` answers in milliseconds, one request after the other on each of `connections`. */
export async function measure(
  url: string,
  { headers = {}, count, connections = 1 }: Load,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let left = count;
  const since = performance.now();
  const worker = async () => {
    while (left-- > 0) times.push(await ask(url, headers, agent));
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const perSecond = count / ((performance.now() - since) / 1000);
  agent.destroy();
  return { times, perSecond };
}

/** The middle of some numbers; throws when there are none. */
export function median(numbers: number[]): number {
  return percentile(numbers, 50);
}

/** The number below which so many per cent of some numbers lie; throws when there are none. */
export function percentile(numbers: number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))];
  if (found === undefined) throw new Error("There is nothing to take a percentile of.");
  return found;
}
