import { randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";

type Attribute = { key: string; value: { stringValue?: string; intValue?: number; boolValue?: boolean } };
type WireSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  status: { code?: number };
};
type WireTraces = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: WireSpan[] }[] }[];
};

/** A span as the collector has received it; `process` is the service.instance.id of its sender. */
export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  facts: Record<string, unknown>;
  hasFailed: boolean;
  process: unknown;
};

const factsOf = (attributes: Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.boolValue]),
  );

function spansOf({ resourceSpans }: WireTraces): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, attributes, status }) => ({
        traceId,
        spanId,
        parentSpanId: parentSpanId || undefined,
        name,
        facts: factsOf(attributes),
        hasFailed: status.code === 2,
        process: factsOf(resource.attributes)["service.instance.id"],
      })),
    ),
  );
}

/** A collector of OpenTelemetry's protocol over HTTP; what comes as JSON is decoded. */
export class OtlpReceiver {
  readonly spans: ReceivedSpan[] = [];
  readonly requests: { url: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  /** Answers nothing at all. */
  isSilent = false;
  private readonly server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      this.requests.push({ url: request.url ?? "", headers: request.headers, body });
      if (request.headers["content-type"] === "application/json")
        this.spans.push(...spansOf(JSON.parse(body.toString()) as WireTraces));
      if (!this.isSilent) response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    });
  });

  /** Listens; gives back what OTEL_EXPORTER_OTLP_ENDPOINT is to be. */
  async start(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /** The spans of a trace. */
  trace(traceId: string): ReceivedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }
}

/** The names on the way from the beginning of a trace to a span. */
export function wayTo(spans: readonly ReceivedSpan[], name: string): string[] {
  const way: string[] = [];
  let span = spans.find((each) => each.name === name);
  while (span) {
    way.unshift(span.name);
    const { parentSpanId } = span;
    span = spans.find(({ spanId }) => spanId === parentSpanId);
  }
  return way;
}

/** A traceparent as a browser or a proxy sends it, and its parts. */
export function aTraceparent(): { traceId: string; spanId: string; traceparent: string } {
  const [traceId, spanId] = [randomBytes(16).toString("hex"), randomBytes(8).toString("hex")];
  return { traceId, spanId, traceparent: `00-${traceId}-${spanId}-01` };
}
