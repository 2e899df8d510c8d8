// Asks one address again and again over kept connections and says how long the answers took.
import { Agent, get } from "node:http";

function ask(url, headers, agent) {
  return new Promise((done, fail) => {
    const since = performance.now();
    const request = get(url, { headers, agent }, (answer) => {
      let length = 0;
      answer.on("data", (part) => (length += part.length));
      answer.on("end", () =>
        answer.statusCode === 200
          ? done({ ms: performance.now() - since, length })
          : fail(new Error(`${url}: ${answer.statusCode}`)),
      );
    });
    request.on("error", fail);
  });
}

/** The times of `count` answers in milliseconds, one request after the other on each of `connections`. */
export async function measure(url, { headers = {}, count, connections = 1 }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  let left = count;
  const since = performance.now();
  const worker = async () => {
    while (left-- > 0) times.push((await ask(url, headers, agent)).ms);
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const perSecond = count / ((performance.now() - since) / 1000);
  agent.destroy();
  return { times, perSecond };
}

/** The middle of some numbers. */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/** The number below which so many per cent of some numbers lie. */
export function percentile(numbers, percent) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))];
}
