import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** An event as a server of Sentry's protocol has received it. */
export type ReceivedEvent = {
  event_id: string;
  level: string;
  platform: string;
  message?: string;
  tags: Record<string, string>;
  contexts?: { trace: { trace_id: string } };
  exception?: {
    values: {
      type: string;
      value: string;
      stacktrace: { frames: { filename: string; function: string }[] };
    }[];
  };
};

/** A server of Sentry's protocol: takes envelopes of one event each. */
export class SentryReceiver {
  readonly requests: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
  /** What it answers. */
  answer: { status: number; headers?: Record<string, string> } = { status: 200 };
  private readonly server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      this.requests.push({ url: request.url ?? "", headers: request.headers, body });
      response.writeHead(this.answer.status, this.answer.headers).end("{}");
    });
  });

  /** Listens; gives back what SENTRY_DSN is to be. */
  async start(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
    return `http://public-key@127.0.0.1:${(this.server.address() as AddressInfo).port}/glitchtip/7`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  get events(): ReceivedEvent[] {
    return this.requests.map(({ body }) => JSON.parse(body.split("\n")[2] ?? "") as ReceivedEvent);
  }

  /** The event about an error of a class. */
  of(type: string): ReceivedEvent | undefined {
    return this.events.find(({ exception }) => exception?.values[0]?.type === type);
  }
}
