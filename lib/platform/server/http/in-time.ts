import { AppError } from "@/lib/shared/errors";
import { withTimeout } from "@/lib/shared/async/with-timeout";
import { AWAY_SECONDS, isOutageFelt } from "../database/outage";
import { respondError, type FailedCall } from "./respond-error";

/** A caller hears something within ten seconds. */
const LONGEST_ANSWER_MS = 9_500;

/**
 * The answer, or 503 where an outage of the database has made it late: each of its statements and waits has a limit of its
 * own, but a call that has waited for one may wait for the next. What goes on may still be done, as when a connection is
 * cut: the caller asks again with the same idempotency key.
 */
export function inTime(answer: Promise<Response>, call: FailedCall): Promise<Response> {
  return withTimeout(answer, LONGEST_ANSWER_MS, () =>
    isOutageFelt() ? respondError(new AppError("unavailable", { seconds: AWAY_SECONDS }), call) : answer,
  );
}
