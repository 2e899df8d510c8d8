import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { Particulars, ParticularsForm } from "./schema";

/** The private data of a user. */
export const particularsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["users", userId, "particulars"],
    queryFn: async ({ signal }) =>
      (await api.get<Particulars>(`/users/${userId}/particulars`, { signal })).data,
  });

/**
 * Saves the own names, business data and phone, and updates the name in the app shell. An emptied field is sent as
 * null.
 */
export function useChangeParticulars(userId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (values: ParticularsForm) => {
      const { businessName, businessAddress, registrationNumber, vatId, phone, ...rest } = values;
      const cleared = {
        businessName: businessName ?? null,
        businessAddress: businessAddress ?? null,
        registrationNumber: registrationNumber ?? null,
        vatId: vatId ?? null,
        phone: phone ?? null,
      };
      return (await api.patch<Particulars>(`/users/${userId}`, { ...rest, ...cleared })).data;
    },
    onSuccess: (saved) => {
      cache.setQueryData(particularsQuery(userId).queryKey, saved);
      const { firstName, lastName, name, isBusiness, businessName, phone } = saved;
      sessionStore.patchUser({ firstName, lastName, name, isBusiness, businessName, phone });
    },
  });
}
