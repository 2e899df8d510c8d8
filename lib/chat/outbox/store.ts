import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { api } from "@/lib/platform/browser/api/api";
import { toApiError, type ApiError } from "@/lib/platform/browser/api/api-error";
import { isTransient } from "@/lib/platform/browser/api/query-client";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { onSocketState, readSocketState, request } from "@/lib/platform/browser/realtime/socket";
import {
  onStoredChange,
  readStored,
  removeStored,
  writeStored,
} from "@/lib/platform/browser/storage/local-storage";
import { messageView, type MessageView } from "../schema";
import type { Outgoing, ConversationRef } from "../thread/reducer";
import { showSent } from "../thread/queries";
import {
  nextEntry,
  conversationsToSend,
  outboxEntries,
  addEntry,
  removeEntry,
  markRefused,
  type OutboxEntry,
} from "./reducer";

/** How long an entry waits after a failure of the network, unless the network comes back earlier. */
const AGAIN_MS = 5_000;
const LOCK = "tb-unsent";

const NOTHING: OutboxEntry[] = [];
let kept: { raw: string | null; userId: string | null; entries: OutboxEntry[] } = {
  raw: null,
  userId: null,
  entries: NOTHING,
};
let sendingIds: ReadonlySet<string> = new Set();
const watchers = new Set<() => void>();

function parseEntries(raw: string | null, userId: string | null): OutboxEntry[] {
  if (raw === null) return NOTHING;
  try {
    const known = outboxEntries.safeParse(JSON.parse(raw));
    // Another user's entries must not be sent from this account.
    return known.success && known.data.userId === userId ? known.data.lines : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** What this person has written on this device and the server has not confirmed. */
function readEntries(): OutboxEntry[] {
  const raw = readStored("unsent");
  const { userId } = sessionStore.read();
  if (raw !== kept.raw || userId !== kept.userId) kept = { raw, userId, entries: parseEntries(raw, userId) };
  return kept.entries;
}

function changeEntries(change: (entries: OutboxEntry[]) => OutboxEntry[]): void {
  const { userId } = sessionStore.read();
  if (userId === null) return;
  const entries = change(readEntries());
  if (entries.length === 0) removeStored("unsent");
  else writeStored("unsent", JSON.stringify({ userId, lines: entries }));
}

function setSending(clientMessageId: string, isSending: boolean): void {
  const next = new Set(sendingIds);
  if (isSending) next.add(clientMessageId);
  else next.delete(clientMessageId);
  sendingIds = next;
  watchers.forEach((watcher) => watcher());
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  const stop = [onStoredChange("unsent", watcher), sessionStore.subscribe(watcher)];
  return () => {
    watchers.delete(watcher);
    stop.forEach((each) => each());
  };
}

/** What waits to be sent, and what of it is on its way this moment. */
export function useOutbox(): { entries: OutboxEntry[]; sendingIds: ReadonlySet<string> } {
  const entries = useSyncExternalStore(watch, readEntries, () => NOTHING);
  const sending = useSyncExternalStore(
    watch,
    () => sendingIds,
    () => sendingIds,
  );
  return { entries, sendingIds: sending };
}

/** Takes a message over: from now on it is kept until the server has it, whatever happens to the page. */
export function postMessage(conversation: ConversationRef, message: Outgoing): void {
  changeEntries((entries) => addEntry(entries, conversation, message, new Date()));
}

/** Retries a refused entry. */
export function retryEntry(clientMessageId: string): void {
  changeEntries((entries) => markRefused(entries, clientMessageId, null));
}

/** Throws a refused entry away. */
export function discardEntry(clientMessageId: string): void {
  changeEntries((entries) => removeEntry(entries, clientMessageId));
}

/** A refusal is the server's last word on an entry; everything else is the network's, or passes. */
function isRefused({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}

async function deliver({ tenderId, proId, clientMessageId, text, files }: OutboxEntry): Promise<MessageView> {
  const message = { proId, clientMessageId, text, fileIds: files.map(({ publicId }) => publicId) };
  try {
    return messageView.parse(await request("CREATE_MESSAGE", { tenderId, ...message }));
  } catch (error) {
    // Sent twice under one id it is still one message.
    if (!isTransient(error) && toApiError(error).status !== 401) throw error;
  }
  return (await api.post<MessageView>(`/tenders/${tenderId}/messages`, message)).data;
}

/** Sends one entry; answers how long to wait when it could not be sent now. */
async function sendEntry(cache: QueryClient, entry: OutboxEntry): Promise<number | null> {
  const { clientMessageId } = entry;
  setSending(clientMessageId, true);
  try {
    const message = await deliver(entry);
    // First the message, then its entry away: nothing blinks.
    showSent(cache, entry, message);
    changeEntries((entries) => removeEntry(entries, clientMessageId));
    return null;
  } catch (failure) {
    const error = toApiError(failure);
    if (!isRefused(error)) return (error.retryAfterSeconds ?? 0) * 1000 || AGAIN_MS;
    changeEntries((entries) => markRefused(entries, clientMessageId, error.message));
    return null;
  } finally {
    setSending(clientMessageId, false);
  }
}

/** Sends what waits in a conversation, one after the other, until nothing waits or nothing goes. */
async function sendAll(cache: QueryClient, conversation: ConversationRef): Promise<number | null> {
  for (
    let entry = nextEntry(readEntries(), conversation);
    entry;
    entry = nextEntry(readEntries(), conversation)
  ) {
    const wait = await sendEntry(cache, entry);
    if (wait !== null) return wait;
  }
  return null;
}

const running = new Set<string>();
let again: ReturnType<typeof setTimeout> | undefined;

/** Of all tabs, one sends in a conversation at a time; the others then find its entries gone. */
async function sendAlone(cache: QueryClient, conversation: ConversationRef): Promise<void> {
  const name = `${LOCK} ${conversation.tenderId} ${conversation.proId}`;
  if (running.has(name)) return;
  running.add(name);
  try {
    const run = () => sendAll(cache, conversation);
    const locks = typeof navigator === "undefined" ? undefined : navigator.locks;
    const wait = await (locks ? locks.request(name, run) : run());
    sendLater(cache, wait ?? 0);
  } finally {
    running.delete(name);
  }
}

/** Looks again after a while; at once when all went well, since something may have been written at the last moment. */
function sendLater(cache: QueryClient, wait: number): void {
  clearTimeout(again);
  if (conversationsToSend(readEntries()).length > 0) again = setTimeout(() => sendUnsent(cache), wait);
}

function sendUnsent(cache: QueryClient): void {
  for (const conversation of conversationsToSend(readEntries())) void sendAlone(cache, conversation);
}

/** Sends what waits: at once, when the network or the person is back, and again and again until it is gone. */
export function useOutboxDelivery(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const send = () => sendUnsent(cache);
    const sendIfConnected = () => readSocketState() === "connected" && send();
    const stop = [watch(send), onSocketState(sendIfConnected)];
    window.addEventListener("online", send);
    document.addEventListener("visibilitychange", send);
    send();
    return () => {
      stop.forEach((each) => each());
      window.removeEventListener("online", send);
      document.removeEventListener("visibilitychange", send);
    };
  }, [cache]);
}
