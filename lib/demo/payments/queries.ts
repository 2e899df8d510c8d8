import { queryOptions, useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import { api, publicApi } from "@/lib/platform/browser/api/api";
import { useRenewPlan } from "@/lib/subscriptions/queries";
import type { DemoCard, DemoInvoice, demoMethodAnswer, demoPaymentView } from "./schema";

const demoKeys = {
  invoice: (id: string) => ["demo", "invoices", id] as const,
  payment: (clientSecret: string) => ["demo", "payments", clientSecret] as const,
};

/** An invoice of the demo, by the id in its address. */
export const demoInvoiceQuery = (id: string) =>
  queryOptions({
    queryKey: demoKeys.invoice(id),
    queryFn: async ({ signal }) =>
      (await publicApi.get<DemoInvoice>(`/dev/payments/invoices/${encodeURIComponent(id)}`, { signal })).data,
  });

/** What the demo's bank asks about. */
export const demoPaymentQuery = (clientSecret: string) =>
  queryOptions({
    queryKey: demoKeys.payment(clientSecret),
    queryFn: async ({ signal }) =>
      (await api.get<z.infer<typeof demoPaymentView>>(`/dev/payments/${clientSecret}`, { signal })).data,
  });

/** Makes a test card of the demo something to pay with. */
export function useAddDemoCard() {
  return useMutation({
    mutationFn: async (card: DemoCard) =>
      (await api.post<z.infer<typeof demoMethodAnswer>>("/dev/payments/methods", card)).data,
    meta: { silent: true },
  });
}

/** Answers the demo's bank. */
export function useAnswerDemoBank(clientSecret: string) {
  const renew = useRenewPlan();
  return useMutation({
    mutationFn: (approve: boolean) => api.post(`/dev/payments/${clientSecret}`, { approve }),
    onSettled: renew,
  });
}

/** Moves a subscription of the demo to its next renewal. */
export function useRenewDemo() {
  const renew = useRenewPlan();
  return useMutation({
    mutationFn: (id: string) => api.post("/dev/payments/renew", { id }),
    onSettled: renew,
  });
}
