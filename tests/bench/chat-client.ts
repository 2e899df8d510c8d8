// A device that speaks socket.io over a bare WebSocket: the same client on both sides of a comparison.
import { once } from "node:events";
import WebSocket from "ws";
import { z } from "zod";

const ACK_MS = 3000;

/** What the server answers an event with. */
export const acknowledgement = z.object({
  ok: z.boolean(),
  error: z.object({ statusCode: z.number(), code: z.string() }).optional(),
});
export type Acknowledgement = z.infer<typeof acknowledgement>;

const event = z.tuple([z.string()], z.unknown());
const acknowledged = z.tuple([acknowledgement], z.unknown());

export type Connection = {
  /** Sends an event and waits for its acknowledgement. */
  ask: (event: string, payload: object) => Promise<Acknowledgement>;
  close: () => void;
};

/** `onEvent` is called with every event of the server, `onClose` when the connection has ended. */
type ConnectOptions = {
  onEvent?: (event: string, payload: unknown) => void;
  /** In place of `onEvent`: its text as it came, so that a crowd of devices costs no parsing. */
  onText?: (text: string) => void;
  onClose?: () => void;
  /** An event that takes longer counts as unanswered. */
  ackMs?: number;
};

type Pending = { done: (answer: Acknowledgement) => void; fail: (error: Error) => void };

/** Acknowledgements that are due, by the number of their event. */
class PendingEvents {
  private readonly pending = new Map<string, Pending>();
  private number = 0;

  constructor(private readonly ackMs: number) {}

  add(send: (id: string) => void): Promise<Acknowledgement> {
    const id = String(this.number++);
    return new Promise<Acknowledgement>((done, fail) => {
      const late = setTimeout(() => fail(new Error("no answer")), this.ackMs);
      const settle =
        <Value>(end: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(late);
          end(value);
        };
      this.pending.set(id, { done: settle(done), fail: settle(fail) });
      send(id);
    });
  }

  settle(id: string, answer: Acknowledgement): void {
    this.pending.get(id)?.done(answer);
    this.pending.delete(id);
  }

  failAll(error: Error): void {
    for (const { fail } of this.pending.values()) fail(error);
  }
}

/** A connection that the server has accepted. */
export async function connect(url: string, token: string, options: ConnectOptions = {}): Promise<Connection> {
  const { onEvent, onText, onClose, ackMs = ACK_MS } = options;
  const socket = new WebSocket(`${url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`);
  const pending = new PendingEvents(ackMs);
  const accepted = new Promise<void>((accept, refuse) => {
    socket.on("error", refuse);
    socket.on("close", () => {
      refuse(new Error("closed"));
      pending.failAll(new Error("closed"));
      onClose?.();
    });
    socket.on("message", (data: Buffer) => {
      const text = data.toString();
      if (text[0] === "0") return socket.send(`40${JSON.stringify({ token })}`);
      if (text[0] === "2") return socket.send("3");
      if (text.startsWith("40")) return accept();
      if (text.startsWith("44")) return refuse(new Error(text));
      if (text.startsWith("42")) {
        if (onText) return onText(text);
        const [name, payload] = event.parse(JSON.parse(text.slice(2)));
        return onEvent?.(name, payload);
      }
      const [, id, answer] = /^43(\d+)(.*)$/s.exec(text) ?? [];
      if (id && answer) pending.settle(id, acknowledged.parse(JSON.parse(answer))[0]);
    });
  });
  await accepted;
  return {
    ask: (name, payload) => pending.add((id) => socket.send(`42${id}${JSON.stringify([name, payload])}`)),
    close: () => socket.terminate(),
  };
}

/** A bare WebSocket that is open. */
export async function connectBare(url: string, onText?: (text: string) => void): Promise<WebSocket> {
  const socket = new WebSocket(url.replace("http", "ws"));
  socket.on("message", (data: Buffer) => onText?.(data.toString()));
  await once(socket, "open");
  return socket;
}
