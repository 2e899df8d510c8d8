"use client";

import { useQuery } from "@tanstack/react-query";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import { publicConfigQuery } from "@/lib/platform/browser/api/public-config";
import { DemoBank } from "./DemoBank";

// Stripe's code is loaded only when there is a payment to authenticate there.
const StripeConfirm = lazyComponent(() => import("./StripeConfirm").then((file) => file.StripeConfirm), {
  fallback: <DetailSkeleton />,
});

/** The bank wants to know whether it is really its customer who pays. */
export function BankStep({ clientSecret }: { clientSecret: string }) {
  const config = useQuery(publicConfigQuery);
  return (
    <QueryBoundary query={config} loading={<DetailSkeleton />}>
      {({ stripePublishableKey }) =>
        stripePublishableKey ? (
          <StripeConfirm clientSecret={clientSecret} publishableKey={stripePublishableKey} />
        ) : (
          <DemoBank clientSecret={clientSecret} />
        )
      }
    </QueryBoundary>
  );
}
