import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import type { PhoneCodeAnswer, PhoneConfirmBody } from "./schema";

// The form itself says what went wrong.
const meta = { silent: true } as const;

/** Has a code sent to the own number. */
export function useSendPhoneCode(onSent: (sent: PhoneCodeAnswer) => void) {
  return useMutation({
    meta,
    mutationFn: async () => (await api.post<PhoneCodeAnswer>("/users/phone/verify")).data,
    onSuccess: onSent,
  });
}

/** Proves the own number by a code. */
export function useConfirmPhone(userId: string) {
  const cache = useQueryClient();
  return useMutation({
    meta,
    mutationFn: (body: PhoneConfirmBody) => api.post("/users/phone/confirm", body),
    onSuccess: () => cache.invalidateQueries({ queryKey: ["users", userId] }),
  });
}
