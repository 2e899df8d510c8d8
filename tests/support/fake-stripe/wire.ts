import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answer } from "./endpoints";
import { parseForm, type Params } from "./form";
import { Refusal, type ErrorAnswer } from "./refusal";
import type { World } from "./world";

export type Asked = { method: string; path: string; params: Params; key: string | null };

/**
 * What goes wrong with a request: an error of Stripe's, no answer at all, or an answer that gets lost on its way
 * although everything was done.
 */
export type Trouble = { status: 401 | 429 | 500 } | "hangs" | "loses the answer";

type Saved = { status: number; body: string };

const KINDS: Record<number, ErrorAnswer["type"]> = {
  401: "invalid_request_error",
  429: "invalid_request_error",
};

/** Stripe's HTTP side: keys, forms, idempotency, errors. */
export class Wire {
  /** Everything that was asked, in its order. */
  asked: Asked[] = [];
  /** Decides about each request before it is answered. */
  trouble: (asked: Asked) => Trouble | undefined | Promise<Trouble | undefined> = () => undefined;
  /** Answers what is not Stripe's, such as the controls. */
  aside: (asked: Asked, body: string) => object | undefined = () => undefined;
  private readonly saved = new Map<string, Saved & { fingerprint: string }>();
  private server: Server | undefined;

  constructor(
    private readonly world: () => World,
    private readonly secretKey: string,
    private readonly publishableKey: string,
  ) {}

  /** Returns its address. */
  async start(port: number): Promise<string> {
    this.server = createServer((request, response) => void this.serve(request, response));
    await new Promise<void>((done) => this.server?.listen(port, "127.0.0.1", done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((done) => this.server?.close(done));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const key = request.headers["idempotency-key"];
    const asked: Asked = {
      method: request.method ?? "GET",
      path: pathname,
      params: pathname.startsWith("/v1/") ? { ...parseForm(search), ...parseForm(body) } : {},
      key: typeof key === "string" ? key : null,
    };
    // What a browser asks before it asks something of another address.
    const given = asked.method === "OPTIONS" ? {} : this.aside(asked, body);
    if (given) return send(response, { status: 200, body: JSON.stringify(given) });
    this.asked.push(asked);
    const trouble = await this.trouble(asked);
    if (trouble === "hangs") return;
    if (typeof trouble === "object") return send(response, broken(trouble.status));
    const done = this.once(asked, request.headers.authorization ?? "");
    if (trouble === "loses the answer") response.destroy();
    else send(response, done);
  }

  /** The same key does it once; with other parameters it is refused. */
  private once(asked: Asked, authorization: string): Saved {
    const { key, method, path, params } = asked;
    if (!key || method === "GET") return this.carryOut(asked, authorization);
    const fingerprint = JSON.stringify([method, path, params]);
    const known = this.saved.get(key);
    if (known && known.fingerprint !== fingerprint) {
      const message =
        "Keys for idempotent requests can only be used with the same parameters they were first used with.";
      return refused(new Refusal(400, { type: "idempotency_error", message }));
    }
    const made = known ?? { ...this.carryOut(asked, authorization), fingerprint };
    // What was refused before anything was done may be tried again.
    if (made.status !== 400 && made.status !== 401 && made.status !== 404) this.saved.set(key, made);
    return made;
  }

  private carryOut({ method, path, params }: Asked, authorization: string): Saved {
    try {
      const isBrowser =
        authorization === `Bearer ${this.publishableKey}` || params.key === this.publishableKey;
      if (!isBrowser && authorization !== `Bearer ${this.secretKey}`)
        throw new Refusal(401, { type: "invalid_request_error", message: "Invalid API Key provided." });
      const { key: _, ...rest } = params;
      return { status: 200, body: JSON.stringify(answer(this.world(), method, path, rest, isBrowser)) };
    } catch (error) {
      if (error instanceof Refusal) return refused(error);
      return refused(new Refusal(500, { type: "api_error", message: String(error) }));
    }
  }
}

const refused = ({ status, error }: Refusal): Saved => ({ status, body: JSON.stringify({ error }) });

function broken(status: 401 | 429 | 500): Saved {
  return refused(
    new Refusal(status, {
      type: KINDS[status] ?? "api_error",
      message: `The fake was told to say ${status}.`,
    }),
  );
}

function send(response: ServerResponse, { status, body }: Saved): void {
  response.writeHead(status, {
    "content-type": "application/json",
    "request-id": "req_fake",
    "access-control-allow-origin": "*",
    "access-control-allow-headers": "*",
  });
  response.end(body);
}
