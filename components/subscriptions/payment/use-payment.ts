"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import {
  ownSubscriptionsQuery,
  providerSubscriptionQuery,
  useLiveSubscription,
} from "@/lib/subscriptions/queries";
import { paymentState, subscriptionIn } from "../payment-step";

/** How often a payment that is under way is looked at again; a notification is usually quicker. */
const AGAIN_MS = 3_000;

/** A payment by our id of its subscription, looked at until nothing is under way any more. */
export function usePayment(id: string) {
  useLiveSubscription();
  const own = useQuery({
    ...ownSubscriptionsQuery(useLocale()),
    refetchInterval: ({ state: { data } }) => {
      const status = data && subscriptionIn(data, id)?.status;
      return status === "INCOMPLETE" || status === "PAST_DUE" ? AGAIN_MS : false;
    },
  });
  const subscription = own.data && subscriptionIn(own.data, id);
  const paymentProviderId = subscription?.paymentProviderId ?? "";
  const provider = useQuery({
    ...providerSubscriptionQuery(paymentProviderId),
    enabled: paymentProviderId !== "" && subscription?.status !== "CANCELED",
    // What was seen before the last press says nothing about now.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.step === "processing" || data?.step === "none" ? AGAIN_MS : false,
  });
  const seen = provider.data;
  const isEnded = subscription?.status === "CANCELED";
  const state = isEnded ? "ended" : subscription && seen ? paymentState(subscription, seen) : null;
  return { own, provider, subscription, state, clientSecret: seen?.clientSecret ?? null };
}
