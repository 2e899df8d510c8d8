import { limitConcurrency } from "@/lib/platform/server/http/rate-limit";
import { transact, type Work } from "@/lib/platform/server/work/transact";

/** A provider may take its time while locks are held; it gives up before this. */
export const PROVIDER_MS = 45_000;

/** Each waits with a connection to the database in its hands; most of the pool stays for everybody else. */
const AT_ONCE = 4;

/**
 * One change in which the provider is asked. Throws `too_many_requests` when too many wait for it already: a provider
 * that is slow must not stop the rest of the product.
 */
export function withProvider<T>(run: (work: Work) => Promise<T>): Promise<T> {
  return limitConcurrency("payments", AT_ONCE, () => transact(run, { timeoutMs: PROVIDER_MS }));
}
