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

function watchEntries(watcher: () => void): () => void {
  const stop = [onStoredChange("unsent", watcher), sessionStore.subscribe(watcher)];
  return () => stop.forEach((each) => each());
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  const stop = watchEntries(watcher);
  return () => {
    watchers.delete(watcher);
    stop();
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

/** Until when a conversation sends nothing, and whether it is the server that asked for that. */
type Pause = { until: number; isAsked: boolean };

function pauseAfter({ retryAfterSeconds }: ApiError): Pause {
  const asked = (retryAfterSeconds ?? 0) * 1000;
  return { until: Date.now() + (asked || AGAIN_MS), isAsked: asked > 0 };
}

/** Sends one entry; answers the pause to make when it could not be sent now. */
async function sendEntry(cache: QueryClient, entry: OutboxEntry): Promise<Pause | null> {
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
    if (!isRefused(error)) return pauseAfter(error);
    changeEntries((entries) => markRefused(entries, clientMessageId, error.message));
    return null;
  } finally {
    setSending(clientMessageId, false);
  }
}

/** Sends what waits in a conversation, one after the other, until nothing waits or nothing goes. */
async function sendAll(cache: QueryClient, conversation: ConversationRef): Promise<Pause | null> {
  for (
    let entry = nextEntry(readEntries(), conversation);
    entry;
    entry = nextEntry(readEntries(), conversation)
  ) {
    const pause = await sendEntry(cache, entry);
    if (pause !== null) return pause;
  }
  return null;
}

const running = new Set<string>();
const pauses = new Map<string, Pause>();
let again: ReturnType<typeof setTimeout> | undefined;

const lockOf = ({ tenderId, proId }: ConversationRef) => `${LOCK} ${tenderId} ${proId}`;

/** Of all tabs, one sends in a conversation at a time; the others then find its entries gone. */
async function sendAlone(cache: QueryClient, conversation: ConversationRef): Promise<void> {
  const name = lockOf(conversation);
  if (running.has(name)) return;
  running.add(name);
  try {
    const run = () => sendAll(cache, conversation);
    const locks = typeof navigator === "undefined" ? undefined : navigator.locks;
    const pause = await (locks ? locks.request(name, run) : run());
    if (pause) pauses.set(name, pause);
    else pauses.delete(name);
  } finally {
    running.delete(name);
  }
  // Also when all went well: something may have been written at the last moment.
  sendUnsent(cache);
}

/**
 * Sends in each conversation that makes no pause, and looks again when the first pause is over. The pause is each
 * conversation's own: otherwise one that fails would send the other on, and that one the first, without an end.
 */
function sendUnsent(cache: QueryClient): void {
  clearTimeout(again);
  const waits: number[] = [];
  for (const conversation of conversationsToSend(readEntries())) {
    const wait = (pauses.get(lockOf(conversation))?.until ?? 0) - Date.now();
    if (wait > 0) waits.push(wait);
    else void sendAlone(cache, conversation);
  }
  if (waits.length > 0) again = setTimeout(() => sendUnsent(cache), Math.min(...waits));
}

/** The network or the person is back: only a pause that the server asked for is still kept. */
function sendAgain(cache: QueryClient): void {
  for (const [name, { isAsked }] of pauses) if (!isAsked) pauses.delete(name);
  sendUnsent(cache);
}

/** Sends what waits: at once, when the network or the person is back, and again and again until it is gone. */
export function useOutboxDelivery(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const send = () => sendUnsent(cache);
    const sendNow = () => sendAgain(cache);
    const sendIfConnected = () => readSocketState() === "connected" && sendNow();
    const stop = [watchEntries(send), onSocketState(sendIfConnected)];
    window.addEventListener("online", sendNow);
    document.addEventListener("visibilitychange", sendNow);
    sendNow();
    return () => {
      stop.forEach((each) => each());
      window.removeEventListener("online", sendNow);
      document.removeEventListener("visibilitychange", sendNow);
    };
  }, [cache]);
}
