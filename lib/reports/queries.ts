import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { useIdempotencyKey } from "@/lib/platform/browser/api/use-idempotency-key";
import type { ReportTarget } from "./presentation";
import type { DecisionList, DecisionWords, QueueCase, ReportList, ReportWords } from "./schema";

export const reportKeys = { all: ["reports"] as const };

/** A page of the caller's own reports. */
export const ownReportsQuery = (page: number) =>
  queryOptions({
    queryKey: [...reportKeys.all, "mine", page] as const,
    queryFn: async ({ signal }) =>
      (await api.get<ReportList>("/reports/mine", { params: { page }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** A page of the decisions about what the caller has written. */
export const ownDecisionsQuery = (page: number) =>
  queryOptions({
    queryKey: [...reportKeys.all, "decisions", page] as const,
    queryFn: async ({ signal }) =>
      (await api.get<DecisionList>("/decisions/mine", { params: { page }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** All that was reported about one target, for admins. */
export const caseQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...reportKeys.all, "case", caseId] as const,
    queryFn: async ({ signal }) => (await api.get<QueueCase>(`/admin/cases/${caseId}`, { signal })).data,
  });

/** Reports what the caller sees; what is sent again because its answer was lost is one report. */
export function useReport(target: ReportTarget, onDone: () => void) {
  const cache = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (words: ReportWords) => {
      const report = { ...target, ...words };
      await api.post("/reports", report, { headers: idempotencyKey.headersFor(report) });
    },
    onSuccess: () => {
      idempotencyKey.end();
      onDone();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: reportKeys.all }),
  });
}

/** Decides about a target. */
export function useDecide({ kind, targetId }: ReportTarget, onDone: () => void) {
  const cache = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (words: DecisionWords) => {
      const decision = { targetKind: kind, targetId, ...words };
      await api.post("/admin/decisions", decision, { headers: idempotencyKey.headersFor(decision) });
    },
    // Here and not at the call: the queue that is fetched again takes the form away before the answer comes.
    onSuccess: () => {
      idempotencyKey.end();
      onDone();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: reportKeys.all }),
  });
}
