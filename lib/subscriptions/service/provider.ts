import { singletons } from "@/lib/platform/server/config/singletons";
import { env } from "@/lib/platform/server/config/env";
import type { PaymentProvider } from "@/lib/platform/server/payments/payments";
import { stripeProvider } from "@/lib/platform/server/payments/stripe";
import { AppError } from "@/lib/shared/errors";

/** The payment provider: Stripe when it is configured, in a demo without it the embedded one, else none. */
export function maybePaymentProvider(): PaymentProvider | null {
  if (env.STRIPE_SECRET_KEY) return stripeProvider;
  return env.DEMO ? (singletons.demoPayments ?? null) : null;
}

/** The same. Throws `payments_unavailable` where nothing can be sold. */
export function paymentProvider(): PaymentProvider {
  const provider = maybePaymentProvider();
  if (!provider) throw new AppError("payments_unavailable");
  return provider;
}
