import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { api } from "@/lib/platform/browser/api/api";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import {
  request,
  emit,
  useResync,
  useSocketEvent,
  useSocketState,
} from "@/lib/platform/browser/realtime/socket";
import type { ChatState, MessagePage, MessageView } from "../schema";
import {
  catchUpAfter,
  gapAfter,
  mergeThreads,
  openThread,
  withChanged,
  withMessages,
  withOnline,
  withPage,
  withRead,
  withState,
  withTyping,
  type ConversationRef,
  type Range,
  type ThreadState,
} from "./reducer";

/** Polling interval while the socket is down. */
const POLL_MS = 5_000;
/** Two messages of different transactions may overtake each other: what is missing usually comes by itself. */
const OVERTAKING_MS = 300;

export const threadKey = ({ tenderId, proId }: ConversationRef) =>
  ["chat", "thread", tenderId, proId] as const;

/** A page of a conversation. */
export async function fetchPage({ tenderId, proId }: ConversationRef, range: Range, signal?: AbortSignal) {
  const params = { proId, ...range };
  const { data } = await api.get<MessagePage>(`/tenders/${tenderId}/messages`, { params, signal });
  return data;
}

/** The newest messages of a conversation that is opened; of one that is open, everything that is missing. */
async function fetchThread(cache: QueryClient, conversation: ConversationRef, signal: AbortSignal) {
  const read = () => cache.getQueryData<ThreadState>(threadKey(conversation));
  let thread = read();
  if (!thread) return openThread(await fetchPage(conversation, {}, signal));
  for (;;) {
    const range = { afterSeq: catchUpAfter(thread) };
    const page = await fetchPage(conversation, range, signal);
    // What arrived meanwhile stays.
    thread = withPage(mergeThreads(thread, read() ?? thread), page, range);
    const isDone = !page.hasMore && gapAfter(thread) === null;
    if (isDone || catchUpAfter(thread) <= range.afterSeq) return thread;
  }
}

/** Changes what is shown of a conversation, if it is open. */
export function changeThread(
  cache: QueryClient,
  conversation: ConversationRef,
  change: (thread: ThreadState) => ThreadState,
): void {
  cache.setQueryData<ThreadState>(threadKey(conversation), (thread) => thread && change(thread));
}

/** A conversation: opened with its newest messages, then kept complete whatever the network does. */
export function useThread(conversation: ConversationRef) {
  const cache = useQueryClient();
  const isDown = useSocketState() === "down";
  const query = useQuery({
    queryKey: threadKey(conversation),
    queryFn: ({ signal }) => fetchThread(cache, conversation, signal),
    // Whatever crosses on its way here, nothing that was known is lost.
    structuralSharing: (before: unknown, next: unknown) =>
      before ? mergeThreads(before as ThreadState, next as ThreadState) : next,
    // Opened anew, it says anew what is unread.
    gcTime: 0,
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
    refetchInterval: isDown ? POLL_MS : false,
  });
  useLive(conversation, query.data?.conversationId);
  useGapFilling(conversation, query.data ? gapAfter(query.data) : null, query.errorUpdatedAt);
  return { ...query, isDown };
}

/** Applies live events, joins the chat on the server, and catches up after an absence. */
function useLive(conversation: ConversationRef, conversationId: string | undefined): void {
  const cache = useQueryClient();
  const isConnected = useSocketState() === "connected";
  const change = (id: string, apply: (thread: ThreadState) => ThreadState) => {
    if (id === conversationId) changeThread(cache, conversation, apply);
  };
  useSocketEvent("RECEIVE_MESSAGE", (message) =>
    change(message.conversationId, (thread) => withMessages(thread, [message])),
  );
  useSocketEvent("MESSAGE_CHANGED", (message) =>
    change(message.conversationId, (thread) => withChanged(thread, message)),
  );
  useSocketEvent("MESSAGES_READ", ({ conversationId: id, userId, seq }) =>
    change(id, (thread) => withRead(thread, userId, seq)),
  );
  useSocketEvent("CHAT_PARTICIPANT_TYPING", ({ conversationId: id, userId, isTyping }) =>
    change(id, (thread) =>
      userId === thread.partner.id ? withTyping(thread, isTyping, Date.now()) : thread,
    ),
  );
  useSocketEvent("ONLINE_USERS", (userIds) =>
    changeThread(cache, conversation, (thread) => withOnline(thread, userIds, new Date())),
  );
  useResync(() => void cache.invalidateQueries({ queryKey: threadKey(conversation) }));
  const { tenderId, proId } = conversation;
  useEffect(() => {
    if (!isConnected || !conversationId) return undefined;
    void joinChat(cache, { tenderId, proId });
    return () => emit("LEAVE_CHAT", { tenderId, proId });
  }, [cache, isConnected, conversationId, tenderId, proId]);
}

/** What was said between the first fetch and the first word by socket shows in the answer. */
async function joinChat(cache: QueryClient, conversation: ConversationRef): Promise<void> {
  try {
    const state = await request<ChatState>("JOIN_CHAT", conversation);
    changeThread(cache, conversation, (thread) => withState(thread, state));
  } catch {
    // The connection is gone again or busy; the next one joins, and until then new messages are fetched.
  }
}

/** Fetches what is missing between two messages once it has had the time to come by itself. */
function useGapFilling(conversation: ConversationRef, gap: number | null, failedAt: number): void {
  const cache = useQueryClient();
  const fill = useEffectEvent(() => void cache.invalidateQueries({ queryKey: threadKey(conversation) }));
  useEffect(() => {
    if (gap === null) return undefined;
    const timer = setTimeout(() => fill(), failedAt === 0 ? OVERTAKING_MS : POLL_MS);
    return () => clearTimeout(timer);
  }, [gap, failedAt]);
}

/** Fetches the page before what is shown. */
export function useOlderMessages(conversation: ConversationRef) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (beforeSeq: number) => fetchPage(conversation, { beforeSeq }),
    onSuccess: (page, beforeSeq) =>
      changeThread(cache, conversation, (thread) => withPage(thread, page, { beforeSeq })),
    meta: { silent: true },
  });
}

/** Fetches, page by page, everything from after a number up to what is shown. */
export function useMessagesSince(conversation: ConversationRef) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (seq: number) => {
      for (;;) {
        const thread = cache.getQueryData<ThreadState>(threadKey(conversation));
        const beforeSeq = thread?.messages[0]?.seq;
        if (!thread || thread.isComplete || beforeSeq === undefined || beforeSeq <= seq + 1) return;
        const page = await fetchPage(conversation, { beforeSeq });
        changeThread(cache, conversation, (now) => withPage(now, page, { beforeSeq }));
      }
    },
    meta: { silent: true },
  });
}

/** Emits the typing indicator to the other party: the user types, or has stopped. */
export function emitTyping(conversation: ConversationRef, isTyping: boolean): void {
  emit(isTyping ? "START_TYPING" : "STOP_TYPING", conversation);
}

/** Shows a message that this device has sent. */
export function showSent(cache: QueryClient, conversation: ConversationRef, message: MessageView): void {
  changeThread(cache, conversation, (thread) => withMessages(thread, [message]));
}

/** Debounce of the read mark: what was on screen within this time is sent together. */
const READ_TOGETHER_MS = 400;

async function sendReadMark(conversation: ConversationRef, seq: number): Promise<void> {
  const { tenderId, proId } = conversation;
  try {
    await request("MESSAGES_READ", { ...conversation, seq });
  } catch {
    await api.patch(`/tenders/${tenderId}/messages/read`, { proId, seq });
  }
}

/** True while this page is visible and focused. */
export function isViewed(): boolean {
  return document.visibilityState === "visible" && document.hasFocus();
}

/**
 * Marks as read what was on screen while the page was viewed. Returns the callback for the seq of each message of the
 * partner that is rendered; on a page in the background the mark waits until it is viewed again.
 */
export function useReadMarks(conversation: ConversationRef, readSeq: number): (seq: number) => void {
  const cache = useQueryClient();
  const isConnected = useSocketState() === "connected";
  const [seen, setSeen] = useState(0);
  const viewCount = useViewCount();
  const mark = useEffectEvent(async () => {
    if (seen <= readSeq || !isViewed()) return;
    try {
      await sendReadMark(conversation, seen);
      const { userId } = sessionStore.read();
      if (userId) changeThread(cache, conversation, (thread) => withRead(thread, userId, seen));
    } catch {
      // Still unread, then: the next look at it tries again, or the next connection.
    }
  });
  useEffect(() => {
    if (seen <= readSeq) return undefined;
    const timer = setTimeout(() => void mark(), READ_TOGETHER_MS);
    return () => clearTimeout(timer);
  }, [seen, readSeq, viewCount, isConnected]);
  useEffect(() => () => void mark(), []);
  return (seq) => setSeen((before) => Math.max(before, seq));
}

/** Counts how often the user has come back to this page. */
function useViewCount(): number {
  const [viewCount, setViewCount] = useState(0);
  useEffect(() => {
    const look = () => setViewCount((before) => before + 1);
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return viewCount;
}
