import { log } from "@/lib/platform/server/config/log";
import { limitConcurrency } from "@/lib/platform/server/http/rate-limit";
import { AppError } from "@/lib/shared/errors";
import { withTimeout } from "@/lib/shared/async/with-timeout";
import { transact, type Work } from "@/lib/platform/server/work/transact";

/** A provider may take its time while locks are held; it gives up before this. */
export const PROVIDER_MS = 45_000;

/** Each waits with a connection to the database in its hands; most of the pool stays for everybody else. */
const AT_ONCE = 4;

/** A person waits with a button pressed, for several answers of the provider one after the other. */
const LONGEST_MS = 9_000;

/**
 * One change in which the provider is asked. Throws `too_many_requests` when too many wait for it already: a provider
 * that is slow must not stop the rest of the product. Throws `payments_unavailable` when it takes too long; the change goes
 * on, and the next try or a webhook event finds what it did.
 */
export function withProvider<T>(run: (work: Work) => Promise<T>): Promise<T> {
  const change = limitConcurrency("payments", AT_ONCE, () => transact(run, { timeoutMs: PROVIDER_MS }));
  return withTimeout(change, LONGEST_MS, () => {
    change.catch((error: unknown) =>
      log.error({ err: error }, "a change at the payment provider has failed late"),
    );
    throw new AppError("payments_unavailable");
  });
}
