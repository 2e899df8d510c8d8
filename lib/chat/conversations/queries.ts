import { keepPreviousData, queryOptions, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "@/lib/platform/browser/api/api";
import { refetchAfterChange } from "@/lib/platform/browser/api/query-client";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { useResync, useSocketEvent } from "@/lib/platform/browser/realtime/socket";
import type { MessagesRead } from "@/lib/shared/socket-events";
import { TYPING_MS } from "../constants";
import type { ConversationListView, ConversationView, MessageView } from "../schema";

/** Which conversations: all of one's own, those of one tender, or those that match a search. */
export type ConversationState = { tenderId?: string; search?: string; page?: number; archived?: true };

export const conversationKeys = {
  all: ["conversations"] as const,
  list: (state: ConversationState) => ["conversations", "list", state] as const,
};

/** Own conversations, the newest first. */
export const conversationsQuery = (state: ConversationState) =>
  queryOptions({
    queryKey: conversationKeys.list(state),
    queryFn: async ({ signal }) =>
      (await api.get<ConversationListView>("/conversations", { params: state, signal })).data,
    placeholderData: keepPreviousData,
  });

/** What a new message makes of a conversation that knew the one before it. */
export function withMessage(
  conversation: ConversationView,
  message: MessageView,
  readerId: string,
): ConversationView {
  const isUnread =
    message.kind === "PRIVATE" && message.senderId !== readerId && message.seq > conversation.lastReadSeq;
  return {
    ...conversation,
    lastSeq: message.seq,
    lastMessage: message,
    lastMessageAt: message.createdAt,
    unread: conversation.unread + (isUnread ? 1 : 0),
  };
}

/** What reading makes of a conversation: the reader's own number, or the other party's tick. */
export function withRead(
  conversation: ConversationView,
  { userId, seq }: MessagesRead,
  readerId: string,
): ConversationView {
  if (userId !== readerId)
    return { ...conversation, partnerReadSeq: Math.max(conversation.partnerReadSeq, seq) };
  const lastReadSeq = Math.max(conversation.lastReadSeq, seq);
  return {
    ...conversation,
    lastReadSeq,
    unread: lastReadSeq >= conversation.lastSeq ? 0 : conversation.unread,
  };
}

/** The conversations on screen, how to change them in place, and what to do about those that are not. */
function listsOf(cache: QueryClient) {
  const all = { queryKey: conversationKeys.all };
  const shown = { ...all, type: "active" } as const;
  const lists = () => cache.getQueriesData<ConversationListView>(shown).flatMap(([, list]) => list ?? []);
  return {
    lists,
    find: (conversationId: string) =>
      lists()
        .flatMap(({ items }) => items)
        .find((each) => each.conversationId === conversationId),
    change: (how: (conversation: ConversationView) => ConversationView) =>
      cache.setQueriesData<ConversationListView>(shown, (list) =>
        list ? { ...list, items: newestFirst(list.items.map(how)) } : list,
      ),
    /** Asked for when they are opened again. */
    outdateHidden: () => void cache.invalidateQueries({ ...all, type: "inactive", refetchType: "none" }),
    /** Asked for now, or when they are opened again. */
    fetchAgain: () => void refetchAfterChange(cache, conversationKeys.all),
  };
}

function newestFirst(items: ConversationView[]): ConversationView[] {
  return items.toSorted((a, b) => (b.lastMessageAt ?? "").localeCompare(a.lastMessageAt ?? ""));
}

function useMessagesInLists(): void {
  const { find, change, outdateHidden, fetchAgain } = listsOf(useQueryClient());
  useSocketEvent("RECEIVE_MESSAGE", (message) => {
    outdateHidden();
    const known = find(message.conversationId);
    if (!known) return fetchAgain();
    if (message.seq <= known.lastSeq) return;
    const { userId } = sessionStore.read();
    change((each) =>
      each.conversationId === message.conversationId && message.seq > each.lastSeq
        ? withMessage(each, message, userId ?? "")
        : each,
    );
    // A number is missing, or a system message brought a new price or state: only the server knows the rest.
    if (message.seq !== known.lastSeq + 1 || message.kind === "SYSTEM") fetchAgain();
  });
  useSocketEvent("MESSAGE_CHANGED", (message) => {
    outdateHidden();
    change((each) => (each.lastMessage?.id === message.id ? { ...each, lastMessage: message } : each));
  });
  useSocketEvent("MESSAGES_READ", (read) => {
    outdateHidden();
    const { userId } = sessionStore.read();
    change((each) =>
      each.conversationId === read.conversationId ? withRead(each, read, userId ?? "") : each,
    );
    const after = find(read.conversationId);
    if (after && read.userId === userId && after.unread > 0) fetchAgain();
  });
}

function usePeopleInLists(): void {
  const { change } = listsOf(useQueryClient());
  useSocketEvent("ONLINE_USERS", (userIds) =>
    change((each) => {
      const isOnline = userIds.includes(each.partner.id);
      if (isOnline === each.partner.isOnline) return each;
      const lastSeenAt = isOnline ? each.partner.lastSeenAt : new Date().toISOString();
      return { ...each, partner: { ...each.partner, isOnline, lastSeenAt } };
    }),
  );
}

/**
 * Keeps every cached list of conversations up to date, in place where the event carries all of it. The app shell mounts
 * it once for the signed-in user, because events that arrive while no list is on screen would otherwise be lost.
 */
export function useLiveConversations(): void {
  const { lists, outdateHidden, fetchAgain } = listsOf(useQueryClient());
  useMessagesInLists();
  usePeopleInLists();
  useSocketEvent("TENDER_CHANGED", ({ tenderId }) => {
    outdateHidden();
    if (lists().some(({ items }) => items.some((each) => each.tenderId === tenderId))) fetchAgain();
  });
  useSocketEvent("UNREAD", ({ messages }) => {
    // A list that shows more unread messages than there are has missed that they were read elsewhere.
    const shown = lists().map(({ items }) => items.reduce((sum, each) => sum + each.unread, 0));
    if (shown.some((count) => count > messages)) fetchAgain();
  });
  useResync(fetchAgain);
}

/** In which conversations the other party types right now. */
export function useTypingConversations(): ReadonlySet<string> {
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set());
  const [timers] = useState(() => new Map<string, ReturnType<typeof setTimeout>>());
  const show = (conversationId: string, isTyping: boolean) => {
    clearTimeout(timers.get(conversationId));
    setTyping((before) => {
      const after = new Set(before);
      if (isTyping) after.add(conversationId);
      else after.delete(conversationId);
      return after;
    });
    if (isTyping)
      timers.set(
        conversationId,
        setTimeout(() => show(conversationId, false), TYPING_MS),
      );
  };
  useSocketEvent("CHAT_PARTICIPANT_TYPING", ({ conversationId, userId, isTyping }) => {
    if (userId !== sessionStore.read().userId) show(conversationId, isTyping);
  });
  // A message ends its sender's typing indicator.
  useSocketEvent("RECEIVE_MESSAGE", ({ conversationId, senderId }) => {
    if (senderId !== sessionStore.read().userId) show(conversationId, false);
  });
  useEffect(() => () => timers.forEach((timer) => clearTimeout(timer)), [timers]);
  return typing;
}
