import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import type { ContactAnswer, InboxList, InboxQuery } from "./schema";

const inboxKey = ["contact-inbox"] as const;

/** A page of the messages to support, for admins who support. */
export const inboxMessagesQuery = ({ status, page }: InboxQuery) =>
  queryOptions({
    queryKey: [...inboxKey, status, page] as const,
    queryFn: async ({ signal }) =>
      (await api.get<InboxList>("/admin/contact", { params: { status, page }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Answers a message by mail, or closes it; the list follows, also after a refusal, because another admin was faster. */
export function useHandleMessage(messageId: string, onDone: () => void) {
  const cache = useQueryClient();
  // Here and not at the calls: the list that is fetched again takes the form away before the answer comes.
  const options = { onSuccess: onDone, onSettled: () => cache.invalidateQueries({ queryKey: inboxKey }) };
  const answer = useMutation({
    mutationFn: (words: ContactAnswer) => api.post(`/admin/contact/${messageId}/answer`, words),
    ...options,
  });
  const close = useMutation({
    mutationFn: () => api.post(`/admin/contact/${messageId}/close`),
    ...options,
  });
  return { answer, close };
}
