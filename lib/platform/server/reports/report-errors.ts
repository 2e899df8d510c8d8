import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "../config/env";
import { log } from "../config/log";
import { scrubWords } from "../config/scrub";
import { singletons } from "../config/singletons";
import { SentrySender, type SentryEvent } from "./sentry";

declare module "@/lib/platform/server/config/singletons" {
  interface Singletons {
    /** Sends what waits, for a short while at most, and reports no error any more. */
    stopReports?: () => Promise<void>;
  }
}

/** How long the last reports may take when the process ends. */
const FLUSH_MS = 2_000;

/** What a report takes from a line of the log. Nothing else of it leaves: other fields may name people. */
type LogLine = {
  level: number;
  time: string;
  msg?: string;
  err?: { type?: string; message?: string; stack?: string; code?: unknown };
  requestId?: string;
  traceId?: string;
  job?: string;
  /** Of a browser: what it complains of, where, and on which page. */
  complaint?: string;
  stack?: string;
  route?: string;
};

const WARNING = 40;
const ERROR = 50;
const BEGINNING = /^\{"level":(\d+)/;

/** A job that fails is tried again, and any visitor can claim that a browser failed: warnings in the log, which count here. */
function maybeReported(line: string): LogLine | null {
  if (Number(BEGINNING.exec(line)?.[1] ?? 0) < WARNING) return null;
  const logged = JSON.parse(line) as LogLine;
  const counts = logged.level >= ERROR || (logged.job && logged.err) || logged.complaint !== undefined;
  return counts ? logged : null;
}

/** What went wrong in a browser, as the error that it was there. */
function errorOfBrowser({ complaint, stack }: LogLine): LogLine["err"] {
  if (complaint === undefined) return undefined;
  return { type: "Browser", message: scrubWords(complaint), ...(stack && { stack: scrubWords(stack) }) };
}

const FRAME = /^\s+at (?:async )?(?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/;

/** Sentry wants the innermost call last. */
function framesOf(stack = ""): Record<string, unknown>[] {
  const frames = stack.split("\n").flatMap((line) => {
    const [, name = "?", file, lineno, colno] = FRAME.exec(line) ?? [];
    if (file === undefined) return [];
    const filename = file.replace(`${process.cwd()}/`, "");
    const isOurs = !/^node:|node_modules/.test(filename);
    return [{ function: name, filename, lineno: Number(lineno), colno: Number(colno), in_app: isOurs }];
  });
  return frames.reverse();
}

/** The report that a line of the log makes. */
function eventOf(line: LogLine): SentryEvent {
  const { level, time, msg, requestId, traceId, job, route, err = errorOfBrowser(line) } = line;
  const about = {
    ...(requestId && { requestId }),
    ...(job && { job }),
    ...(route && { route: scrubWords(route) }),
    ...(err?.code ? { code: err.code } : {}),
  };
  const exception = err && {
    values: [{ type: err.type, value: err.message, stacktrace: { frames: framesOf(err.stack) } }],
  };
  return {
    event_id: randomUUID().replaceAll("-", ""),
    timestamp: time,
    platform: line.complaint === undefined ? "node" : "javascript",
    level: level >= ERROR ? "error" : "warning",
    environment: env.NODE_ENV,
    message: msg,
    tags: about,
    // The protocol asks for a span as well; which one it was is not in the log.
    ...(traceId && { contexts: { trace: { trace_id: traceId, span_id: traceId.slice(0, 16) } } }),
    ...(exception && { exception }),
  };
}

/**
 * Reports what the log calls an error, when SENTRY_DSN is set: calls and events that failed by our fault, failed jobs,
 * the database being away, what was not caught, and what broke in a browser. It is read from the written line, so nothing
 * is said that the log hides.
 */
export function startReports(): void {
  if (!env.SENTRY_DSN) return;
  const sender = new SentrySender(env.SENTRY_DSN);
  const flush = () => Promise.race([sender.flush(), sleep(FLUSH_MS, undefined, { ref: false })]);
  singletons.readLogLine = (line) => {
    const reported = maybeReported(line);
    if (reported) sender.add(eventOf(reported));
  };
  // Next keeps the process alive after both and writes them to the console only. Here they are looked at, not handled.
  const reportUncaught = (error: unknown) => log.error({ err: error }, "an error that was not caught");
  process.on("uncaughtExceptionMonitor", reportUncaught).on("unhandledRejection", reportUncaught);
  singletons.stopReports = async () => {
    process.off("uncaughtExceptionMonitor", reportUncaught).off("unhandledRejection", reportUncaught);
    delete singletons.readLogLine;
    await flush();
  };
}

/** Sends the last reports. */
export async function stopReports(): Promise<void> {
  const { stopReports: stop } = singletons;
  delete singletons.stopReports;
  await stop?.();
}
