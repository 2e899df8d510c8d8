// A device that follows the delivery rules: it shows messages by number, deduplicates, and fetches what is missing.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { connect, type Connection } from "./chat-client";

/** Reconnecting as the specification has it: after a second, a little more or less. */
const RECONNECT_MS = 1000;
const RETRY_MS = 200;
/** A message that is not acknowledged for so long will not be. */
const GIVE_UP_MS = 180_000;
const TOO_MANY = 429;

const chatMessage = z.object({ seq: z.number(), clientMessageId: z.string().nullable() });
type ChatMessage = z.infer<typeof chatMessage>;
const page = z.object({ items: z.array(chatMessage), hasMore: z.boolean() });

export type DeviceOptions = {
  url: string;
  tenderId: string;
  proId: string;
  token: string;
  giveUpMs?: number;
};

/** What one device shows of the messages that were sent. */
export type Delivery = { delivered: number; duplicated: number; outOfOrder: number };

export class Device {
  /** Milliseconds from each reconnect until nothing was missing. */
  readonly catchUps: number[] = [];
  /** The number of the last message shown. */
  last = 0;
  private readonly shown: ChatMessage[] = [];
  private readonly waiting = new Map<number, ChatMessage>();
  private isOver = false;
  private connection: Connection | null = null;
  private fetching: Promise<boolean> | null = null;

  constructor(private readonly options: DeviceOptions) {}

  /** Reconnects until it is over. */
  async live(): Promise<void> {
    while (!this.isOver) {
      await new Promise<void>((ended) => {
        void this.open(ended).catch(() => ended());
      });
      this.connection = null;
      if (!this.isOver) await sleep(RECONNECT_MS * (0.5 + Math.random()));
    }
  }

  private async open(onClose: () => void): Promise<void> {
    const { url, token } = this.options;
    const onEvent = (event: string, payload: unknown) => {
      if (event === "RECEIVE_MESSAGE") this.receive(chatMessage.parse(payload));
    };
    this.connection = await connect(url, token, { onEvent, onClose });
    if (this.isOver) return this.connection.close();
    const since = performance.now();
    if (await this.fetchMissing()) this.catchUps.push(performance.now() - since);
  }

  private receive(message: ChatMessage): void {
    if (message.seq <= this.last) return;
    this.waiting.set(message.seq, message);
    this.showInTurn();
    if (this.waiting.size > 0) void this.fetchMissing();
  }

  private showInTurn(): void {
    for (let next; (next = this.waiting.get(this.last + 1)); this.last++) {
      this.waiting.delete(next.seq);
      this.shown.push(next);
    }
  }

  /** True when all pages came; calls at the same time share one fetch. */
  private fetchMissing(): Promise<boolean> {
    this.fetching ??= this.fetchPages().finally(() => (this.fetching = null));
    return this.fetching;
  }

  private async fetchPages(): Promise<boolean> {
    const { url, tenderId, proId, token } = this.options;
    const headers = { authorization: `Bearer ${token}` };
    const path = `${url}/api/tenders/${tenderId}/messages?proId=${proId}&afterSeq=`;
    try {
      for (let hasMore = true; hasMore;) {
        const answer = await fetch(path + this.last, { headers });
        const { items, hasMore: isMore } = page.parse(await answer.json());
        for (const message of items) if (message.seq > this.last) this.waiting.set(message.seq, message);
        this.showInTurn();
        hasMore = isMore;
      }
      return true;
    } catch {
      // The network is cut; the next connection fetches again.
      return false;
    }
  }

  /**
   * Retries until it is acknowledged, always as the same message; returns that message's id. Throws when it is refused for good,
   * and when no answer comes: a run that waits for ever reports nothing.
   */
  async write(text: string): Promise<string> {
    const { tenderId, proId, giveUpMs = GIVE_UP_MS } = this.options;
    const message = { tenderId, proId, clientMessageId: randomUUID(), text };
    for (const giveUpAt = Date.now() + giveUpMs; Date.now() < giveUpAt; await sleep(RETRY_MS)) {
      const answer = await this.connection?.ask("CREATE_MESSAGE", message).catch(() => null);
      if (answer?.ok) return message.clientMessageId;
      const { statusCode = 500, code } = answer?.error ?? {};
      if (statusCode < 500 && statusCode !== TOO_MANY)
        throw new Error(`a message was refused: ${statusCode} ${code}`);
    }
    throw new Error(`a message was not acknowledged within ${giveUpMs / 1000} s`);
  }

  /** Compares what it shows with the ids of the messages that were sent. */
  judge(written: string[]): Delivery {
    const ids = this.shown.map(({ clientMessageId }) => clientMessageId);
    const unique = new Set(ids);
    const inversions = this.shown.filter(({ seq }, index) => seq <= (this.shown[index - 1]?.seq ?? 0));
    return {
      delivered: written.filter((id) => unique.has(id)).length,
      duplicated: ids.length - unique.size,
      outOfOrder: inversions.length,
    };
  }

  end(): void {
    this.isOver = true;
    this.connection?.close();
  }
}
