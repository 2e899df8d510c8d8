"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import {
  ownSubscriptionsQuery,
  providerSubscriptionQuery,
  useLiveSubscription,
} from "@/lib/subscriptions/queries";
import { isRowBehind, paymentState, subscriptionIn } from "../payment-step";

/** How often a payment that is under way is looked at again; a notification is usually quicker. */
const AGAIN_MS = 3_000;

/**
 * A payment by our id of its subscription, looked at until nothing is under way any more; `from`: the plan that an upgrade
 * leaves.
 */
export function usePayment(id: string, from: string | null) {
  useLiveSubscription();
  const cache = useQueryClient();
  const own = useQuery({
    ...ownSubscriptionsQuery(useLocale()),
    refetchInterval: ({ state: { data } }) => {
      const row = data && subscriptionIn(data, id);
      if (!row) return false;
      const { queryKey } = providerSubscriptionQuery(row.paymentProviderId ?? "");
      return isRowBehind(row, cache.getQueryData(queryKey)) ? AGAIN_MS : false;
    },
  });
  const subscription = own.data && subscriptionIn(own.data, id);
  const paymentProviderId = subscription?.paymentProviderId ?? "";
  const provider = useQuery({
    ...providerSubscriptionQuery(paymentProviderId),
    enabled: paymentProviderId !== "" && subscription?.status !== "CANCELED",
    staleTime: 0,
    refetchInterval: ({ state: { data: now } }) => {
      const isUnderWay = now?.step === "none" && subscription && isRowBehind(subscription, now);
      return now?.step === "processing" || isUnderWay ? AGAIN_MS : false;
    },
  });
  // What was seen before the last press says nothing about now.
  const seen = provider.isFetchedAfterMount ? provider.data : undefined;
  const isEnded = subscription?.status === "CANCELED";
  const state = isEnded ? "ended" : subscription && seen ? paymentState(subscription, seen, from) : null;
  return { own, provider, subscription, state, clientSecret: seen?.clientSecret ?? null };
}
