import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { useIdempotencyKey } from "@/lib/platform/browser/api/use-idempotency-key";
import { tenderKeys } from "@/lib/tenders/queries";
import type { TenderView } from "../schema/tender-view";

/** Keeps an open tender for 30 days more, in the version that the client saw; `onDone` also when the button is gone by then. */
export function useExtendTender(tenderId: string, onDone: (kept: TenderView) => void) {
  const cache = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (version: number) => {
      const headers = idempotencyKey.headersFor([tenderId, version]);
      return (await api.patch<TenderView>(`/tenders/${tenderId}/extend`, { version }, { headers })).data;
    },
    onSuccess: (kept) => {
      idempotencyKey.end();
      onDone(kept);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: tenderKeys.all }),
  });
}

type FinishStep =
  | { version: number; note?: string | undefined; photoIds?: string[] }
  | { version: number; reason: string };

/** The PRO reports the work as done, or the client says "not yet". */
export function useFinishStep(tenderId: string, step: "finish-request" | "finish-refusal") {
  const cache = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (body: FinishStep) => {
      const headers = idempotencyKey.headersFor([tenderId, step, body]);
      return (await api.patch<TenderView>(`/tenders/${tenderId}/${step}`, body, { headers })).data;
    },
    onSuccess: () => idempotencyKey.end(),
    onSettled: () => cache.invalidateQueries({ queryKey: tenderKeys.all }),
  });
}
