import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { useIdempotencyKey } from "@/lib/platform/browser/api/use-idempotency-key";
import { tenderKeys } from "@/lib/tenders/queries";
import type { AnswerToAppointment, AppointmentView, NewAppointment } from "./schema";

type Answer = { items: AppointmentView[] };

/** Own appointments on a tender, the newest first. Below the tender's key: what makes it fetched again fetches them too. */
export const appointmentsQuery = (tenderId: string) =>
  queryOptions({
    queryKey: [...tenderKeys.one(tenderId), "appointments"] as const,
    queryFn: async ({ signal }) =>
      (await api.get<Answer>("/appointments", { params: { tenderId }, signal })).data.items,
  });

/** All own appointments that are proposed or ahead. Below the key of the account home, which shows them. */
export const ownAppointmentsQuery = queryOptions({
  queryKey: [...tenderKeys.overview, "appointments"] as const,
  queryFn: async ({ signal }) => (await api.get<Answer>("/appointments", { signal })).data.items,
});

/** Proposes times to the other party of a conversation; what is sent again because its answer was lost is one proposal. */
export function useProposeAppointment(tenderId: string) {
  const cache = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (proposal: NewAppointment) => {
      const headers = idempotencyKey.headersFor([tenderId, proposal]);
      return (await api.post<AppointmentView>(`/tenders/${tenderId}/appointments`, proposal, { headers }))
        .data;
    },
    onSuccess: () => idempotencyKey.end(),
    // Also after a refusal, whose usual cause is that the other party was faster.
    onSettled: () => cache.invalidateQueries({ queryKey: tenderKeys.all }),
  });
}

/**
 * Agrees to a time, proposes others, declines, takes back or cancels, in the version that the person saw. `onDone` is
 * called even when the live event of the same change has taken the button away before the answer comes.
 */
export function useAnswerAppointment(
  appointmentId: string,
  onDone?: (answer: AnswerToAppointment["answer"]) => void,
) {
  const cache = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (given: AnswerToAppointment) => {
      const headers = idempotencyKey.headersFor([appointmentId, given]);
      return (await api.patch<AppointmentView>(`/appointments/${appointmentId}`, given, { headers })).data;
    },
    onSuccess: (_, { answer }) => {
      idempotencyKey.end();
      onDone?.(answer);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: tenderKeys.all }),
  });
}

/** The calendar file of what is agreed. */
export function useCalendarFile(appointmentId: string) {
  return useMutation({
    mutationFn: async () => {
      const path = `/appointments/${appointmentId}/appointment.ics`;
      return (await api.get<Blob>(path, { responseType: "blob" })).data;
    },
  });
}
