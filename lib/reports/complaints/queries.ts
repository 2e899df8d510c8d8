import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { useIdempotencyKey } from "@/lib/platform/browser/api/use-idempotency-key";
import { reportKeys } from "../queries";
import type { ComplaintView, ComplaintWords, Judgement } from "./schema";

/** A complaint with the decision that it is about, for admins. */
export const complaintQuery = (complaintId: string) =>
  queryOptions({
    queryKey: [...reportKeys.all, "complaint", complaintId] as const,
    queryFn: async ({ signal }) =>
      (await api.get<ComplaintView>(`/admin/complaints/${complaintId}`, { signal })).data,
  });

/** Complains about a decision; without a session, by the ticket of the sign-in that was refused. */
export function useComplain(about: { decisionId: string; ticket?: string | undefined }, onDone: () => void) {
  const cache = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (words: ComplaintWords) => {
      const complaint = { ...about, ...words };
      await api.post("/complaints", complaint, { headers: idempotencyKey.headersFor(complaint) });
    },
    onSuccess: () => {
      idempotencyKey.end();
      onDone();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: reportKeys.all }),
  });
}

/** Judges a complaint. */
export function useJudge(complaintId: string, onDone: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (judgement: Judgement) => api.post(`/admin/complaints/${complaintId}`, judgement),
    // Here and not at the call: the list that is fetched again takes the form away before the answer comes.
    onSuccess: onDone,
    onSettled: () => cache.invalidateQueries({ queryKey: reportKeys.all }),
  });
}
