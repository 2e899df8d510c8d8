"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { Note } from "@/components/ui/feedback/Note";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import { publicConfigQuery } from "@/lib/platform/browser/api/public-config";
import type { PayablePurpose } from "./purpose";
import type { Pay } from "./use-pay";

// Stripe's code is fetched here and nowhere else, and where it is not configured not at all.
const StripePayment = lazyComponent(() => import("./StripePayment").then((file) => file.StripePayment), {
  fallback: <DetailSkeleton />,
});
const DemoPayment = lazyComponent(() => import("./DemoPayment").then((file) => file.DemoPayment), {
  fallback: <DetailSkeleton />,
});

/** What every form of a card is given: it makes something to pay with of the card, and pays with it. */
export type CardFormProps = { purpose: PayablePurpose; pay: Pay };

/** The form of the configured payment provider: Stripe, or the demo. */
export function PaymentForm(props: CardFormProps) {
  const t = useTranslations("subscriptions.compare");
  const config = useQuery(publicConfigQuery);
  return (
    <QueryBoundary query={config} loading={<DetailSkeleton />}>
      {({ stripePublishableKey, demo }) => {
        if (stripePublishableKey) return <StripePayment {...props} publishableKey={stripePublishableKey} />;
        return demo?.hasPayments ? <DemoPayment {...props} /> : <Note>{t("notSold")}</Note>;
      }}
    </QueryBoundary>
  );
}
