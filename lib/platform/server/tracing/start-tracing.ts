import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { Context, Span, SpanKind, Tracer } from "@opentelemetry/api";
import type { SpanExporter } from "@opentelemetry/sdk-trace-base";
import { env } from "../config/env";
import { log } from "../config/log";
import { singletons } from "../config/singletons";
import type { RunningSpan, SpanOptions, Tracing } from "./tracing";

/** How long the last spans may take when the server stops. */
const FLUSH_MS = 3_000;

/**
 * OpenTelemetry's packages. Each is imported by its own name and at run time: the bundle lifts every other import of a
 * package to its top, where it would be loaded without a collector, too.
 */
async function load() {
  const [api, core, resources, sdk] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/core"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/sdk-trace-base"),
  ]);
  const { OTLPTraceExporter } =
    env.OTEL_EXPORTER_OTLP_PROTOCOL === "http/json"
      ? await import("@opentelemetry/exporter-trace-otlp-http")
      : await import("@opentelemetry/exporter-trace-otlp-proto");
  return { api, core, resources, sdk, exporter: new OTLPTraceExporter() };
}

type Library = Awaited<ReturnType<typeof load>>;

/** Logs when a collector stops to take spans, and when it takes them again: the library drops them without a word. */
function loggedExporter(exporter: SpanExporter): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== 0;
        if (hasFailed && !isFailing) log.warn({ err: result.error }, "traces cannot be sent and are dropped");
        if (!hasFailed && isFailing) log.warn("traces are sent again");
        isFailing = hasFailed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

/** The provider is registered nowhere: Next would find it and send its own spans, with addresses and their tokens. */
function providerOf({ sdk, resources, exporter }: Library) {
  const named = resources.resourceFromAttributes({ "service.name": env.OTEL_SERVICE_NAME });
  const described = resources.detectResources({ detectors: [resources.envDetector] });
  return new sdk.BasicTracerProvider({
    resource: resources.defaultResource().merge(described).merge(named),
    spanProcessors: [new sdk.BatchSpanProcessor(loggedExporter(exporter))],
  });
}

const typeOf = (error: unknown) => (error instanceof Error ? error.constructor.name : "other");

class Traces implements Tracing {
  private readonly running = new AsyncLocalStorage<Context>();
  private readonly kinds: Record<NonNullable<SpanOptions["kind"]>, SpanKind>;

  constructor(
    private readonly library: Library,
    private readonly tracer: Tracer,
    private readonly shutdown: () => Promise<void>,
  ) {
    const { SERVER, CONSUMER, PRODUCER, CLIENT, INTERNAL } = library.api.SpanKind;
    this.kinds = {
      server: SERVER,
      consumer: CONSUMER,
      producer: PRODUCER,
      client: CLIENT,
      internal: INTERNAL,
    };
  }

  private parentOf({ kind, parent }: SpanOptions): Context {
    const { api, core } = this.library;
    const begins = kind === "server" || kind === "consumer";
    if (!begins) return this.running.getStore() ?? api.ROOT_CONTEXT;
    const remote = parent === undefined ? null : core.parseTraceParent(parent);
    return remote
      ? api.trace.setSpanContext(api.ROOT_CONTEXT, { ...remote, isRemote: true })
      : api.ROOT_CONTEXT;
  }

  private start(name: string, options: SpanOptions, parent: Context): Span {
    const { kind = "internal", facts = {} } = options;
    return this.tracer.startSpan(name, { kind: this.kinds[kind], attributes: facts }, parent);
  }

  private fail(span: Span, error: unknown): void {
    span.setStatus({ code: this.library.api.SpanStatusCode.ERROR });
    if (error !== undefined) span.setAttribute("error.type", typeOf(error));
  }

  run<T>(name: string, options: SpanOptions, work: (span: RunningSpan) => T): T {
    const parent = this.parentOf(options);
    const span = this.start(name, options, parent);
    const add: RunningSpan["add"] = (facts) => void span.setAttributes(facts);
    const fail: RunningSpan["fail"] = (error) => this.fail(span, error);
    const failed = (error: unknown): never => {
      fail(error);
      span.end();
      throw error;
    };
    return this.running.run(this.library.api.trace.setSpan(parent, span), () => {
      try {
        const answer = work({ add, fail });
        if (answer instanceof Promise)
          return answer.then((value: unknown) => (span.end(), value), failed) as T;
        span.end();
        return answer;
      } catch (error) {
        return failed(error);
      }
    });
  }

  begin(name: string, options: SpanOptions): ((error?: unknown) => void) | undefined {
    const parent = this.running.getStore();
    if (!parent) return undefined;
    const span = this.start(name, options, parent);
    return (error) => {
      if (error) this.fail(span, error);
      span.end();
    };
  }

  current(): string | undefined {
    const context = this.running.getStore();
    const span = context && this.library.api.trace.getSpanContext(context);
    return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`;
  }

  async stop(): Promise<void> {
    const flushed = this.shutdown().catch((error: unknown) =>
      log.warn({ err: error }, "the last traces could not be sent"),
    );
    await Promise.race([flushed, sleep(FLUSH_MS, undefined, { ref: false })]);
  }
}

/** Begins to send traces, when a collector is configured; without one nothing is loaded. */
export async function startTracing(): Promise<void> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const library = await load();
  const provider = providerOf(library);
  singletons.tracing = new Traces(library, provider.getTracer("tenderbee"), () => provider.shutdown());
}
