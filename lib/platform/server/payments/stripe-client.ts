import Stripe from "stripe";
import { AppError } from "@/lib/shared/errors";
import { env } from "../config/env";
import { log } from "../config/log";
import { inSpan } from "../tracing/tracing";

/** Longer than Stripe ever takes when it is well; a person waits for it with a button pressed. */
const TIMEOUT_MS = 8_000;

let client: Stripe | null = null;

/** The one connection to Stripe, with the key of the configuration. */
export function stripeClient(): Stripe {
  const { protocol, hostname, port } = new URL(env.STRIPE_API_URL);
  client ??= new Stripe(env.STRIPE_SECRET_KEY ?? "", {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    port: port || (protocol === "http:" ? 80 : 443),
    timeout: TIMEOUT_MS,
    // A retry would double the wait; a webhook event reports what the first request did.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return client;
}

/** Whether an error is one of these kinds of Stripe's. */
export const isOf = (error: unknown, ...types: string[]) =>
  error instanceof Error && "type" in error && types.includes(String(error.type));

/** Stripe knows nothing with this id. */
export const isMissing = (error: unknown) =>
  isOf(error, "StripeInvalidRequestError") &&
  (error as Stripe.errors.StripeInvalidRequestError).code === "resource_missing";

const AWAY = ["StripeConnectionError", "StripeAPIError", "StripeRateLimitError"];
const MISCONFIGURED = ["StripeAuthenticationError", "StripePermissionError"];

/** Turns what Stripe refuses into our codes; what is our own fault stays what it is. */
export async function asking<T>(ask: (stripe: Stripe) => Promise<T>): Promise<T> {
  try {
    return await inSpan("ask Stripe", { kind: "client" }, () => ask(stripeClient()));
  } catch (error) {
    if (isOf(error, "StripeCardError")) throw new AppError("card_declined");
    if (isOf(error, "StripeIdempotencyError")) throw new AppError("idempotency_key_reused");
    if (isOf(error, ...MISCONFIGURED)) log.error({ err: error }, "Stripe does not accept our key");
    else if (isOf(error, ...AWAY)) log.warn({ err: error }, "Stripe cannot be asked");
    else throw error;
    throw new AppError("payments_unavailable");
  }
}
