import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api, publicApi } from "@/lib/platform/browser/api/api";
import { useIdempotencyKey } from "@/lib/platform/browser/api/use-idempotency-key";
import { sessionStore, useSession } from "@/lib/platform/browser/session/session-store";
import { useResync, useSocketEvent } from "@/lib/platform/browser/realtime/socket";
import type { OwnUser } from "@/lib/shared/own-user";
import type {
  ChangePreview,
  invoiceList,
  OwnSubscriptions,
  PlanList,
  ProviderSubscriptionView,
  SubscriptionAnswer,
  WithdrawalPreview,
} from "./schema";

const PATH = "/users/subscriptions";
const meta = { announced: true };

export const subscriptionKeys = {
  // Plans are named in the reader's language: another language is another answer.
  plans: (locale: string) => ["subscriptions", "available", locale] as const,
  own: (locale: string) => ["users", "subscriptions", locale] as const,
  atProvider: (paymentProviderId: string) =>
    ["users", "subscriptions", "provider", paymentProviderId] as const,
  preview: (id: string, planId: string) => ["users", "subscriptions", id, "preview", planId] as const,
  // The demo's invoices are pages in the reader's language.
  invoices: (locale: string) => ["users", "subscriptions", "invoices", locale] as const,
};

/** The plans there are, the smallest first; where nothing can be sold, only the free one. */
export const plansQuery = (locale: string) =>
  queryOptions({
    queryKey: subscriptionKeys.plans(locale),
    queryFn: async ({ signal }) =>
      (await api.get<PlanList>("/subscriptions/available", { signal })).data.items,
    meta,
  });

/** The plan a PRO has, what is left of it, and what they had before. */
export const ownSubscriptionsQuery = (locale: string) =>
  queryOptions({
    queryKey: subscriptionKeys.own(locale),
    queryFn: async ({ signal }) => (await api.get<OwnSubscriptions>(PATH, { signal })).data,
    meta,
  });

/** What the provider knows of a subscription at this moment, and what its payment waits for. */
export const providerSubscriptionQuery = (paymentProviderId: string) =>
  queryOptions({
    queryKey: subscriptionKeys.atProvider(paymentProviderId),
    queryFn: async ({ signal }) => {
      const params = { id: paymentProviderId };
      return (
        await api.get<ProviderSubscriptionView>(`${PATH}/getStripeSubscriptionById`, { params, signal })
      ).data;
    },
    meta,
  });

/** What another plan would cost now and when it would begin: the price is that of this moment. */
export const changePreviewQuery = (id: string, planId: string) =>
  queryOptions({
    queryKey: subscriptionKeys.preview(id, planId),
    queryFn: async ({ signal }) => {
      const params = { subscriptionId: planId };
      return (await api.get<ChangePreview>(`${PATH}/${id}/change-preview`, { params, signal })).data;
    },
    meta,
    staleTime: 0,
    gcTime: 0,
  });

/** One's own invoices, the newest first. */
export const invoicesQuery = (locale: string) =>
  queryOptions({
    queryKey: subscriptionKeys.invoices(locale),
    queryFn: async ({ signal }) =>
      (await api.get<z.infer<typeof invoiceList>>(`${PATH}/invoices`, { signal })).data.items,
    meta,
  });

/** The signed-in person again; should that fail, what is known of them stays. */
async function renewUser(): Promise<void> {
  try {
    sessionStore.patchUser((await api.get<OwnUser>("/auth/user")).data);
  } catch {
    // The next answer brings it.
  }
}

/** A plan decides what many screens show (offers left, services): all of them ask again, and so does the session. */
export function useRenewPlan(): () => void {
  const cache = useQueryClient();
  return () => {
    void cache.invalidateQueries();
    void renewUser();
  };
}

/** Shows a change of the plan the moment it happens: a payment that went through, failed, or ended. */
export function useLiveSubscription(): void {
  const renew = useRenewPlan();
  useSocketEvent("NOTIFICATION", ({ type }) => {
    if (type === "SUBSCRIPTION_CHANGED") renew();
  });
  useResync(renew);
}

/**
 * The signed-in person with their subscription as the provider sees it (specification 4). It is asked for only by
 * screens that show it, because each answer is a call to the provider.
 */
export function usePayingUser() {
  const { user } = useSession();
  const paymentProviderId = user?.subscription?.paymentProviderId ?? "";
  const { data } = useQuery({
    ...providerSubscriptionQuery(paymentProviderId),
    enabled: paymentProviderId !== "",
  });
  return user && { ...user, paymentProviderSubscription: data ?? null };
}

type Headers = ReturnType<ReturnType<typeof useIdempotencyKey>["headersFor"]>;

/** A call that may cost money: sent again because its answer was lost, it is done once. `silent`: no toast of failure. */
function usePayingCall<Wish, Answer>(
  send: (wish: Wish, headers: Headers) => Promise<{ data: Answer }>,
  { silent = false, onDone }: { silent?: boolean; onDone?: (() => void) | undefined } = {},
) {
  const renew = useRenewPlan();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (wish: Wish) => (await send(wish, idempotencyKey.headersFor(wish))).data,
    onSuccess: () => {
      idempotencyKey.end();
      onDone?.();
    },
    // Also after a failure: the usual one is that it happened elsewhere already.
    onSettled: renew,
    meta: { silent },
  });
}

/** Begins to pay for a plan; the answer says what is left to do. */
export function useSubscribe() {
  return usePayingCall(
    ({ planId, paymentMethod }: { planId: string; paymentMethod: string }, headers) =>
      api.post<SubscriptionAnswer>(
        `${PATH}/subscribeToStripe`,
        { subscriptionId: planId, paymentMethod },
        { headers },
      ),
    { silent: true },
  );
}

/** Pays with another card from now on, and with it what is open. */
export function useReplaceMethod() {
  return usePayingCall(
    ({ id, paymentMethod }: { id: string; paymentMethod: string }, headers) =>
      api.post<SubscriptionAnswer>(`${PATH}/${id}/payment-method`, { paymentMethod }, { headers }),
    { silent: true },
  );
}

/** Takes another plan, at the price that was shown for `prorationAt`. `onDone` is called even when the asking part is off the screen. */
export function useChangePlan(id: string, onDone?: () => void) {
  return usePayingCall(
    ({ planId, prorationAt }: { planId: string; prorationAt?: string | undefined }, headers) =>
      api.patch<SubscriptionAnswer>(
        `${PATH}/${id}/change`,
        { subscriptionId: planId, prorationAt },
        { headers },
      ),
    { onDone },
  );
}

/** Ends a subscription with its paid period, or lets it go on after all. `onDone` as for `useChangePlan`. */
export function useCancelSubscription(id: string, onDone?: () => void) {
  return usePayingCall(
    (wish: { resume?: true }, headers) =>
      api.patch<SubscriptionAnswer>(`${PATH}/${id}/cancel`, wish, { headers }),
    { onDone },
  );
}

/** Withdraws from the contract: the plan ends at once, and what is unused is paid back. */
export function useWithdraw(id: string) {
  return usePayingCall((_wish: object, headers) =>
    api.post<SubscriptionAnswer>(`${PATH}/${id}/withdraw`, {}, { headers }),
  );
}

/** What a withdrawal pays back as of now: by the subscription, or by the token of a mailed link. Asked for anew each time. */
export const withdrawalPreviewQuery = (of: { id: string } | { token: string }) =>
  queryOptions({
    queryKey: ["withdrawal-preview", of] as const,
    queryFn: async () =>
      "id" in of
        ? (await api.get<WithdrawalPreview>(`${PATH}/${of.id}/withdrawal-preview`)).data
        : (await publicApi.post<WithdrawalPreview>("/withdrawals/preview", { token: of.token })).data,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });

/** Asks for the link by which a contract is withdrawn from without signing in. */
export function useRequestWithdrawal() {
  return useMutation({
    meta: { silent: true },
    mutationFn: (email: string) => publicApi.post<void>("/withdrawals", { email }),
  });
}

/** Withdraws by the mailed link. */
export function useConfirmWithdrawal() {
  return useMutation({
    meta: { silent: true },
    mutationFn: (token: string) => publicApi.post<void>("/withdrawals/confirm", { token }),
  });
}
