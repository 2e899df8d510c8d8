import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { conversationKeys } from "../conversations/queries";
import type { ChatState, ConversationSettings, MessageEdit, MessageView } from "../schema";
import { changeThread } from "../thread/queries";
import { withChanged, withState, type ConversationRef } from "../thread/reducer";

function useChange<T>(
  conversation: ConversationRef,
  change: (input: T) => Promise<MessageView>,
  onDone: () => void,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Here and not at the call: the button under the message may be gone before the answer comes.
    onSuccess: (message) => {
      changeThread(cache, conversation, (thread) => withChanged(thread, message));
      onDone();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: conversationKeys.all }),
  });
}

const pathOf = ({ tenderId }: ConversationRef, messageId: string) =>
  `/tenders/${tenderId}/messages/${messageId}`;

/** Says an own message differently; the other party's screen follows by socket. */
export function useEditMessage(conversation: ConversationRef, messageId: string, onDone: () => void) {
  const edit = async (words: MessageEdit) =>
    (await api.patch<MessageView>(pathOf(conversation, messageId), words)).data;
  return useChange(conversation, edit, onDone);
}

/** Takes an own message back. */
export function useDeleteMessage(conversation: ConversationRef, messageId: string, onDone: () => void) {
  const remove = async () => (await api.delete<MessageView>(pathOf(conversation, messageId))).data;
  return useChange<void>(conversation, remove, onDone);
}

/** Mutes or archives a conversation, or no longer; lists follow. */
export function useSetConversation(conversation: ConversationRef) {
  const cache = useQueryClient();
  const { tenderId, proId } = conversation;
  return useMutation({
    mutationFn: async (settings: Pick<ConversationSettings, "isMuted" | "isArchived">) =>
      (await api.patch<ChatState>(`/tenders/${tenderId}/messages/settings`, { proId, ...settings })).data,
    onSuccess: (state) => changeThread(cache, conversation, (thread) => withState(thread, state)),
    onSettled: () => cache.invalidateQueries({ queryKey: conversationKeys.all }),
  });
}
