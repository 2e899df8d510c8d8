import { singletons } from "../config/singletons";

declare module "@/lib/platform/server/config/singletons" {
  interface Singletons {
    /** The traces of this process; undefined unless a collector is configured. */
    tracing?: Tracing;
  }
}

/** What a span says beside its name and times: bounded words and numbers of ours, never words of people. */
export type SpanFacts = Record<string, string | number | boolean | undefined>;

/**
 * What a span is for its trace. `server` and `consumer` begin the work of a process: they continue the trace of `parent`
 * (a W3C traceparent), or begin one. All others belong to the span that is running.
 */
export type SpanOptions = {
  kind?: "server" | "consumer" | "producer" | "client" | "internal";
  parent?: string | undefined;
  facts?: SpanFacts;
};

/** A span that is running. */
export type RunningSpan = {
  add: (facts: SpanFacts) => void;
  /** Our own fault, or a third party's: of an error only its class is said, its words may quote people. */
  fail: (error?: unknown) => void;
};

/** OpenTelemetry behind the few things that are asked of it; made by start-tracing.ts. */
export type Tracing = {
  run: <T>(name: string, options: SpanOptions, work: (span: RunningSpan) => T) => T;
  /** A span below the running one that is ended by hand; undefined when none is running. */
  begin: (name: string, options: SpanOptions) => ((error?: unknown) => void) | undefined;
  /** The running span as W3C traceparent. */
  current: () => string | undefined;
  stop: () => Promise<void>;
};

const NOT_TRACED: RunningSpan = { add: () => undefined, fail: () => undefined };

/** Runs a piece of work as a span of its trace. Without a collector it is simply run. */
export function inSpan<T>(name: string, options: SpanOptions, work: (span: RunningSpan) => T): T {
  const { tracing } = singletons;
  return tracing ? tracing.run(name, options, work) : work(NOT_TRACED);
}

/** The field of a queued job or of an event between processes that says to which trace it belongs. */
const CARRIED = "_traceparent";

/** What another process is given to do, with the trace it belongs to. */
export function withTrace<T extends object>(payload: T): T {
  const parent = singletons.tracing?.current();
  return parent === undefined ? payload : { ...payload, [CARRIED]: parent };
}

/** The trace that something belongs to, as `withTrace` has written it there. */
export function traceOf(payload: unknown): string | undefined {
  const parent = (payload as Record<string, unknown> | null | undefined)?.[CARRIED];
  return typeof parent === "string" ? parent : undefined;
}

/** Sends what is still to be sent, for a short while at most. */
export async function stopTracing(): Promise<void> {
  const { tracing } = singletons;
  delete singletons.tracing;
  await tracing?.stop();
}
