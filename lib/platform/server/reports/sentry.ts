import { log } from "../config/log";

/** More errors than these at once say nothing new. */
const MOST_WAITING = 50;
const TIMEOUT_MS = 5_000;
/** How long a server of errors is left alone that refuses without saying for how long, or does not answer. */
const PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 3_600;

/** Where a DSN (https://<key>@<host>/<path>/<project>) leads, and what proves that it is ours. */
function targetOf(dsn: string): { url: URL; auth: string } {
  const { origin, pathname, username } = new URL(dsn);
  const [path, project] = [pathname.replace(/\/\d+$/, ""), pathname.split("/").at(-1)];
  const auth = `Sentry sentry_version=7, sentry_client=tenderbee/1, sentry_key=${username}`;
  return { url: new URL(`${origin}${path}/api/${project}/envelope/`), auth };
}

/** An event of Sentry's protocol (https://develop.sentry.dev/sdk/data-model/envelopes/). */
export type SentryEvent = { event_id: string } & Record<string, unknown>;

function envelopeOf(event: SentryEvent): string {
  const header = { event_id: event.event_id, sent_at: new Date().toISOString() };
  return [header, { type: "event" }, event].map((line) => JSON.stringify(line)).join("\n");
}

/** "Retry-After: 60"; a server that only says 429 is left alone for a while, too. */
function pauseOf({ status, headers }: Response): number {
  const seconds = Number(headers.get("retry-after") ?? 0);
  if (seconds > 0) return Math.min(seconds, LONGEST_PAUSE_SECONDS);
  return status === 429 || status >= 500 ? PAUSE_SECONDS : 0;
}

/**
 * Sends events one after the other and never holds up who reports one. What comes while too many wait, or while the
 * server of errors wants to be left alone, is dropped; the log says so once.
 */
export class SentrySender {
  private readonly target: ReturnType<typeof targetOf>;
  private readonly waiting: SentryEvent[] = [];
  private sending: Promise<void> | undefined;
  private pausedUntil = 0;
  private dropped = 0;

  constructor(dsn: string) {
    this.target = targetOf(dsn);
  }

  /** Puts an event in the queue, or drops it. */
  add(event: SentryEvent): void {
    if (Date.now() < this.pausedUntil || this.waiting.length >= MOST_WAITING) return this.drop();
    this.waiting.push(event);
    this.sending ??= this.send().finally(() => (this.sending = undefined));
  }

  /** Resolves when nothing waits any more. */
  async flush(): Promise<void> {
    await this.sending;
  }

  private drop(count = 1): void {
    if (this.dropped === 0)
      log.warn("errors cannot be reported as fast as they come: some are only in the log");
    this.dropped += count;
  }

  private async send(): Promise<void> {
    for (let event = this.waiting.shift(); event; event = this.waiting.shift()) {
      const seconds = await this.post(event);
      if (seconds === 0) continue;
      this.pausedUntil = Date.now() + seconds * 1000;
      if (this.waiting.length > 0) this.drop(this.waiting.splice(0).length);
    }
  }

  /** For how many seconds no other may follow. */
  private async post(event: SentryEvent): Promise<number> {
    const { url, auth } = this.target;
    try {
      const answer = await fetch(url, {
        method: "POST",
        headers: { "Content-Type": "application/x-sentry-envelope", "X-Sentry-Auth": auth },
        body: envelopeOf(event),
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) log.warn({ status: answer.status }, "an error could not be reported");
      else if (this.dropped > 0) log.warn({ dropped: this.dropped }, "errors are reported again");
      if (answer.ok) this.dropped = 0;
      return pauseOf(answer);
    } catch (error) {
      log.warn({ err: error }, "an error could not be reported");
      return PAUSE_SECONDS;
    }
  }
}
