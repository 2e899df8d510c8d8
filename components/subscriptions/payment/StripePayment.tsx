"use client";

import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { StripeElementsOptionsMode } from "@stripe/stripe-js";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { useMedia } from "@/components/ui/layout/use-media";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { consentForm } from "./card-form";
import { stripeQuery } from "./load-stripe";
import type { CardFormProps } from "./PaymentForm";
import { PaymentFrame } from "./PaymentFrame";
import { planOf, type PayablePurpose } from "./purpose";
import { stripeStyles } from "./stripe-styles";

const REFUSED = 402;

/** Without a payment begun: Stripe's fields appear at once, and a plan is subscribed to when its card is there. */
function useOptions(purpose: PayablePurpose): StripeElementsOptionsMode {
  const locale = useLocale();
  const isDark = useMedia("dark");
  const { priceMinor, currency } = planOf(purpose);
  const shared = {
    currency: currency.toLowerCase(),
    paymentMethodCreation: "manual",
    appearance: stripeStyles(isDark),
    locale,
  } as const;
  return purpose.kind === "start"
    ? { ...shared, mode: "subscription", amount: priceMinor }
    : { ...shared, mode: "setup" };
}

/** Makes something to pay with of what stands in Stripe's fields. */
function useTakeMethod() {
  const stripe = useStripe();
  const elements = useElements();
  const made = useRef<string | null>(null);
  const takeMethod = async (): Promise<string | null> => {
    if (!stripe || !elements) return null;
    // The same card again, because the answer was lost, is the same thing to pay with: it pays once.
    if (made.current) return made.current;
    const { error: incomplete } = await elements.submit();
    // Stripe's fields say what is wrong with them.
    if (incomplete?.type === "validation_error") return null;
    const { error, paymentMethod } = incomplete
      ? { error: incomplete, paymentMethod: undefined }
      : await stripe.createPaymentMethod({ elements });
    if (error) throw new ApiError(REFUSED, { code: "card_declined", message: error.message ?? "" });
    made.current = paymentMethod.id;
    return paymentMethod.id;
  };
  return {
    takeMethod,
    forget: () => {
      made.current = null;
    },
  };
}

function StripeFields(props: CardFormProps) {
  const t = useTranslations("subscriptions.pay");
  const form = useZodForm(consentForm(props.purpose.kind === "start"), { consent: false });
  const { takeMethod, forget } = useTakeMethod();
  return (
    <PaymentFrame {...props} form={form} takeMethod={takeMethod} security={t("stripe")}>
      <PaymentElement options={{ layout: "tabs" }} onChange={forget} />
    </PaymentFrame>
  );
}

/** Stripe's own fields in our look; a card's number never reaches us. */
export function StripePayment({ publishableKey, ...props }: CardFormProps & { publishableKey: string }) {
  const t = useTranslations("subscriptions.pay");
  const query = useQuery(stripeQuery(publishableKey));
  const options = useOptions(props.purpose);
  return (
    <QueryBoundary query={query} loading={<DetailSkeleton />} errorTitle={t("failed")}>
      {(stripe) => (
        <Elements stripe={stripe} options={options}>
          <StripeFields {...props} />
        </Elements>
      )}
    </QueryBoundary>
  );
}
