import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answer } from "./endpoints";
import { parseForm, type Params } from "./form";
import { Refusal, type ErrorAnswer } from "./refusal";
import type { World } from "./world";

export type StripeRequest = { method: string; path: string; params: Params; key: string | null };

/**
 * A failure of a request: an error of Stripe's, no response at all, or a response that is lost although everything
 * was done.
 */
export type Trouble = { status: 401 | 429 | 500 } | "hangs" | "loses the answer";

type Saved = { status: number; body: string };

const KINDS: Record<number, ErrorAnswer["type"]> = {
  401: "invalid_request_error",
  429: "invalid_request_error",
};

/** Stripe's HTTP side: keys, forms, idempotency, errors. */
export class Wire {
  /** Every request, in order. */
  requests: StripeRequest[] = [];
  /** Decides about each request before it is answered. */
  trouble: (stripeRequest: StripeRequest) => Trouble | undefined | Promise<Trouble | undefined> = () =>
    undefined;
  /** Answers requests that are not Stripe's, such as the controls. */
  aside: (stripeRequest: StripeRequest, body: string) => object | undefined = () => undefined;
  private readonly saved = new Map<string, Saved & { fingerprint: string }>();
  private server: Server | undefined;

  constructor(
    private readonly world: () => World,
    private readonly secretKey: string,
    private readonly publishableKey: string,
  ) {}

  /** Listens and returns its address. */
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
    const stripeRequest: StripeRequest = {
      method: request.method ?? "GET",
      path: pathname,
      params: pathname.startsWith("/v1/") ? { ...parseForm(search), ...parseForm(body) } : {},
      key: typeof key === "string" ? key : null,
    };
    // The CORS preflight of a request to another origin.
    const given = stripeRequest.method === "OPTIONS" ? {} : this.aside(stripeRequest, body);
    if (given) return send(response, { status: 200, body: JSON.stringify(given) });
    this.requests.push(stripeRequest);
    const trouble = await this.trouble(stripeRequest);
    if (trouble === "hangs") return;
    if (typeof trouble === "object") return send(response, broken(trouble.status));
    const done = this.idempotent(stripeRequest, request.headers.authorization ?? "");
    if (trouble === "loses the answer") response.destroy();
    else send(response, done);
  }

  /** Idempotency: the same key runs once; with other parameters it is refused. */
  private idempotent(stripeRequest: StripeRequest, authorization: string): Saved {
    const { key, method, path, params } = stripeRequest;
    if (!key || method === "GET") return this.carryOut(stripeRequest, authorization);
    const fingerprint = JSON.stringify([method, path, params]);
    const known = this.saved.get(key);
    if (known && known.fingerprint !== fingerprint) {
      const message =
        "Keys for idempotent requests can only be used with the same parameters they were first used with.";
      return refused(new Refusal(400, { type: "idempotency_error", message }));
    }
    const made = known ?? { ...this.carryOut(stripeRequest, authorization), fingerprint };
    // A request that was refused before anything was done may be retried.
    if (made.status !== 400 && made.status !== 401 && made.status !== 404) this.saved.set(key, made);
    return made;
  }

  private carryOut({ method, path, params }: StripeRequest, authorization: string): Saved {
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
