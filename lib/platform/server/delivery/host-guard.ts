/** Requests to one host at the same time. */
const MOST_AT_ONCE = 12;
/** Failures in a row after which a host is left alone for a while (circuit breaker). */
const MOST_FAILURES = 5;
const PAUSE_MS = 60_000;
/** When a request that found its host busy may try again, in seconds. */
const BUSY_SECONDS = 1;

type Host = { underWay: number; failures: number; pausedUntil: number };

export type Guarded<T> = { result: T } | { waitSeconds: number };

export type HostGuard = {
  /** Runs a request to a host, or answers after how many seconds to try again, without running it. */
  run: <T>(host: string, request: () => Promise<T>, isFailure: (result: T) => boolean) => Promise<Guarded<T>>;
};

/** Keeps a host that is slow or down from holding up requests to all others. `request` may not throw. */
export function createHostGuard(now: () => number = Date.now): HostGuard {
  const hosts = new Map<string, Host>();

  function waitSecondsOf({ underWay, failures, pausedUntil }: Host): number {
    const isPaused = failures >= MOST_FAILURES && now() < pausedUntil;
    if (isPaused) return Math.ceil((pausedUntil - now()) / 1000);
    // After the pause one request finds out whether the host is back.
    const most = failures >= MOST_FAILURES ? 1 : MOST_AT_ONCE;
    return underWay >= most ? BUSY_SECONDS : 0;
  }

  return {
    async run(name, request, isFailure) {
      const host = hosts.get(name) ?? { underWay: 0, failures: 0, pausedUntil: 0 };
      hosts.set(name, host);
      const waitSeconds = waitSecondsOf(host);
      if (waitSeconds > 0) return { waitSeconds };
      host.underWay += 1;
      const result = await request();
      host.underWay -= 1;
      host.failures = isFailure(result) ? host.failures + 1 : 0;
      if (host.failures >= MOST_FAILURES) host.pausedUntil = now() + PAUSE_MS;
      else if (host.underWay === 0 && host.failures === 0) hosts.delete(name);
      return { result };
    },
  };
}
