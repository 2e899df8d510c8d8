import { redactSecrets, type ClientError } from "@/lib/shared/client-errors";
import { logOf } from "../config/log";

const MAX_AGENT = 300;

type ClientErrorReport = { error: ClientError; requestId: string; userAgent: string | null };

/** Logs an error of a user's browser; a warning, because any visitor can claim anything here. */
export function logClientError({ error, requestId, userAgent }: ClientErrorReport): void {
  const { message, stack, route } = error;
  logOf(requestId).warn(
    {
      route: redactSecrets(route),
      userAgent: userAgent?.slice(0, MAX_AGENT),
      complaint: redactSecrets(message),
      stack: stack && redactSecrets(stack),
    },
    "something broke in a browser",
  );
}
