import { z } from "zod";
import { fileView } from "@/lib/files/schema";
import type { MessageView } from "../schema";
import type { Outgoing, ConversationRef } from "../thread/reducer";

/** A message that the server has not confirmed yet. */
export const outboxEntry = z.object({
  tenderId: z.string(),
  proId: z.string(),
  clientMessageId: z.string(),
  text: z.string(),
  files: z.array(fileView),
  at: z.string(),
  /** Set once the server has refused it: then it waits for the person, no longer for the network. */
  refusal: z.string().nullable(),
});
export type OutboxEntry = z.infer<typeof outboxEntry>;

/** The stored outbox, with its owner: another user of the device must not send their messages. */
export const outboxEntries = z.object({ userId: z.string(), lines: z.array(outboxEntry) });

/** How an unconfirmed entry stands: waiting for the network, on its way, or refused. */
export type DeliveryState = "UNSENT" | "SENDING" | "FAILED";

/** An unconfirmed entry as the conversation shows it. */
export type PendingEntry = Outgoing & { at: string; state: DeliveryState; error: string | null };

/** Adds what was just sent behind what waits already; the same message is there once. */
export function addEntry(
  entries: OutboxEntry[],
  conversation: ConversationRef,
  message: Outgoing,
  now: Date,
): OutboxEntry[] {
  if (entries.some(({ clientMessageId }) => clientMessageId === message.clientMessageId)) return entries;
  const { tenderId, proId } = conversation;
  return [...entries, { ...message, tenderId, proId, at: now.toISOString(), refusal: null }];
}

/** The entry has become a message, or its writer has thrown it away. */
export function removeEntry(entries: OutboxEntry[], clientMessageId: string): OutboxEntry[] {
  return entries.filter((entry) => entry.clientMessageId !== clientMessageId);
}

/** The server's refusal in words; null when the writer tries it again. */
export function markRefused(
  entries: OutboxEntry[],
  clientMessageId: string,
  refusal: string | null,
): OutboxEntry[] {
  return entries.map((entry) => (entry.clientMessageId === clientMessageId ? { ...entry, refusal } : entry));
}

function isAt(conversation: ConversationRef, entry: OutboxEntry): boolean {
  return entry.tenderId === conversation.tenderId && entry.proId === conversation.proId;
}

/** The entry that a conversation sends next; a refused one waits for its writer and does not block the others. */
export function nextEntry(
  entries: readonly OutboxEntry[],
  conversation: ConversationRef,
): OutboxEntry | undefined {
  return entries.find((entry) => entry.refusal === null && isAt(conversation, entry));
}

/** The conversations in which something waits to be sent. */
export function conversationsToSend(entries: readonly OutboxEntry[]): ConversationRef[] {
  const waiting = entries.filter(({ refusal }) => refusal === null);
  const conversations = waiting.map(({ tenderId, proId }) => ({ tenderId, proId }));
  return conversations.filter(
    (conversation, index) =>
      conversations.findIndex(
        ({ tenderId, proId }) => tenderId === conversation.tenderId && proId === conversation.proId,
      ) === index,
  );
}

/** What a conversation shows behind its messages: an entry that has become a message is shown as that. */
export function pendingEntries(
  entries: readonly OutboxEntry[],
  conversation: ConversationRef,
  messages: readonly MessageView[],
  sendingIds: ReadonlySet<string>,
): PendingEntry[] {
  const here = entries.filter((entry) => isAt(conversation, entry));
  if (here.length === 0) return [];
  const arrived = new Set(messages.map(({ clientMessageId }) => clientMessageId));
  return here
    .filter(({ clientMessageId }) => !arrived.has(clientMessageId))
    .map(({ clientMessageId, text, files, at, refusal }) => ({
      clientMessageId,
      text,
      files,
      at,
      error: refusal,
      state: refusal === null ? (sendingIds.has(clientMessageId) ? "SENDING" : "UNSENT") : "FAILED",
    }));
}
