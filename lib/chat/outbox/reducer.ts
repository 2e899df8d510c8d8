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

/** How an unconfirmed line stands: waiting for the network, on its way, or refused. */
export type DeliveryState = "UNSENT" | "SENDING" | "FAILED";

/** An unconfirmed line as the conversation shows it. */
export type PendingEntry = Outgoing & { at: string; state: DeliveryState; error: string | null };

/** Adds what was just sent behind what waits already; the same message is there once. */
export function addEntry(
  lines: OutboxEntry[],
  place: ConversationRef,
  message: Outgoing,
  now: Date,
): OutboxEntry[] {
  if (lines.some(({ clientMessageId }) => clientMessageId === message.clientMessageId)) return lines;
  const { tenderId, proId } = place;
  return [...lines, { ...message, tenderId, proId, at: now.toISOString(), refusal: null }];
}

/** The line has become a message, or its writer has thrown it away. */
export function removeEntry(lines: OutboxEntry[], clientMessageId: string): OutboxEntry[] {
  return lines.filter((line) => line.clientMessageId !== clientMessageId);
}

/** The server's refusal in words; null when the writer tries it again. */
export function markRefused(
  lines: OutboxEntry[],
  clientMessageId: string,
  refusal: string | null,
): OutboxEntry[] {
  return lines.map((line) => (line.clientMessageId === clientMessageId ? { ...line, refusal } : line));
}

function isAt(place: ConversationRef, line: OutboxEntry): boolean {
  return line.tenderId === place.tenderId && line.proId === place.proId;
}

/** The entry that a conversation sends next; a refused one waits for its writer and does not block the others. */
export function nextEntry(lines: readonly OutboxEntry[], place: ConversationRef): OutboxEntry | undefined {
  return lines.find((line) => line.refusal === null && isAt(place, line));
}

/** The conversations in which something waits to be sent. */
export function conversationsToSend(lines: readonly OutboxEntry[]): ConversationRef[] {
  const waiting = lines.filter(({ refusal }) => refusal === null);
  const places = waiting.map(({ tenderId, proId }) => ({ tenderId, proId }));
  return places.filter(
    (place, index) =>
      places.findIndex(({ tenderId, proId }) => tenderId === place.tenderId && proId === place.proId) ===
      index,
  );
}

/** What a conversation shows behind its messages: a line that has become a message is shown as that. */
export function pendingEntries(
  lines: readonly OutboxEntry[],
  place: ConversationRef,
  messages: readonly MessageView[],
  sendingIds: ReadonlySet<string>,
): PendingEntry[] {
  const here = lines.filter((line) => isAt(place, line));
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
