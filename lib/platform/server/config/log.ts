import pino, { type Logger, type LoggerOptions } from "pino";
import { env } from "@/lib/platform/server/config/env";

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

/** An error without the database's detail: that contains the refused row in full, with address and hash. */
function withoutRow(error: Error & { code?: unknown }): Record<string, unknown> {
  const { name, message, stack, code } = error;
  return { type: name, message, stack, ...(code !== undefined && { code }) };
}

/** The logger's settings without its destination, so that a test can catch what would be written. */
export const logOptions: LoggerOptions = {
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: withoutRow },
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
