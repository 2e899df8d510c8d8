import pino, { type Logger, type LoggerOptions } from "pino";
import { env } from "@/lib/platform/server/config/env";
import { scrubbedMessage, scrubbedStack } from "./scrub";
import { singletons } from "./singletons";

declare module "@/lib/platform/server/config/singletons" {
  interface Singletons {
    /** Gets every line of the log, as it is written; undefined unless errors are reported to a third party. */
    readLogLine?: (line: string) => void;
  }
}

/** What is redacted from every log line: a reader of logs must not be able to act as a user. */
const SECRETS = [
  "authorization",
  "cookie",
  "password",
  "currentPassword",
  "passwordHash",
  "token",
  "idToken",
  "accessToken",
  "refreshToken",
  "clientSecret",
  "secret",
  "ticket",
  "recoveryCodes",
  "html",
  "text",
];

/**
 * An error without values of people. The database's detail is left out: that contains the refused row in full, with
 * address and hash.
 */
function withoutValues(error: Error & { code?: unknown }): Record<string, unknown> {
  const { name, cause } = error;
  // Prisma's driver keeps the SQLSTATE there.
  const code = error.code ?? (cause as { originalCode?: unknown } | undefined)?.originalCode;
  const words = { message: scrubbedMessage(error), stack: scrubbedStack(error) };
  return { type: name, ...words, ...(code !== undefined && { code }) };
}

/** The trace that a line belongs to, when there are traces. */
function traceIdOf(): { traceId?: string } {
  const traceId = singletons.tracing?.current()?.split("-")[1];
  return traceId === undefined ? {} : { traceId };
}

/** The logger's settings without its destination, so that a test can catch what would be written. */
export const logOptions: LoggerOptions = {
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: withoutValues },
  mixin: traceIdOf,
  hooks: {
    streamWrite: (line) => {
      singletons.readLogLine?.(line);
      return line;
    },
  },
  redact: {
    paths: [...SECRETS, ...SECRETS.map((name) => `*.${name}`), ...SECRETS.map((name) => `*.*.${name}`)],
    censor: "[hidden]",
  },
};

function createLog(): Logger {
  if (env.NODE_ENV !== "development") return pino(logOptions);
  const pretty = {
    target: "pino-pretty",
    options: { translateTime: "SYS:HH:MM:ss", ignore: "pid,hostname" },
  };
  return pino({ ...logOptions, transport: pretty });
}

/** The log of this process. Use `logOf(requestId)` where a request is being answered. */
export const log: Logger = createLog();

/** A log whose every line carries the request id, the one that an `unexpected` answer shows to the user. */
export function logOf(requestId: string): Logger {
  return log.child({ requestId });
}
