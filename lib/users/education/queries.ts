import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { useIdempotencyKey } from "@/lib/platform/browser/api/use-idempotency-key";
import { profileKeys } from "../profile/queries";
import type { EducationBody, EducationView } from "./schema";

/** An emptied field is sent as null, so that the server clears it; a current entry has no end. */
function toBody({ degree, field, toYear, description, ...rest }: EducationBody) {
  const end = rest.isCurrent ? null : toYear;
  const texts = { degree: degree ?? null, field: field ?? null, description: description ?? null };
  return { ...rest, ...texts, toYear: end ?? null };
}

/** Adds an education to the own profile, or updates the one with this id. */
export function useSaveEducation(userId: string, educationId: string | undefined) {
  const cache = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (filled: EducationBody) => {
      const body = toBody(filled);
      if (educationId) return (await api.put<EducationView>(`/users/educations/${educationId}`, body)).data;
      const headers = idempotencyKey.headersFor(body);
      return (await api.post<EducationView>("/users/educations", body, { headers })).data;
    },
    onSuccess: () => idempotencyKey.end(),
    onSettled: () => cache.invalidateQueries({ queryKey: profileKeys.own(userId) }),
  });
}

/** Deletes an education of the own profile. */
export function useRemoveEducation(userId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (educationId: string) => {
      await api.delete(`/users/educations/${educationId}`);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: profileKeys.own(userId) }),
  });
}
