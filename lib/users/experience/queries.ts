import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { useIdempotencyKey } from "@/lib/platform/browser/api/use-idempotency-key";
import { profileKeys } from "../profile/queries";
import type { ExperienceBody, ExperienceView } from "./schema";

/** An emptied field is sent as null, so that the server clears it; a current entry has no end. */
function toBody({ company, toMonth, description, ...rest }: ExperienceBody) {
  const end = rest.isCurrent ? null : toMonth;
  return { ...rest, company: company ?? null, toMonth: end ?? null, description: description ?? null };
}

/** Adds an experience to the own profile, or updates the one with this id. */
export function useSaveExperience(userId: string, experienceId: string | undefined) {
  const cache = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (filled: ExperienceBody) => {
      const body = toBody(filled);
      if (experienceId)
        return (await api.put<ExperienceView>(`/users/experiences/${experienceId}`, body)).data;
      const headers = idempotencyKey.headersFor(body);
      return (await api.post<ExperienceView>("/users/experiences", body, { headers })).data;
    },
    onSuccess: () => idempotencyKey.end(),
    onSettled: () => cache.invalidateQueries({ queryKey: profileKeys.own(userId) }),
  });
}

/** Deletes an experience of the own profile. */
export function useRemoveExperience(userId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (experienceId: string) => {
      await api.delete(`/users/experiences/${experienceId}`);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: profileKeys.own(userId) }),
  });
}
