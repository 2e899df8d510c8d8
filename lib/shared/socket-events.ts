import { z } from "zod";

/** Socket events of the specification and ours, by direction (api.md, "Socket"). */
export const CLIENT_EVENTS = [
  "JOIN_CHAT",
  "LEAVE_CHAT",
  "CREATE_MESSAGE",
  "START_TYPING",
  "STOP_TYPING",
  "MESSAGES_READ",
] as const;
export type ClientEvent = (typeof CLIENT_EVENTS)[number];

/** The badges of the top bar, sent after every change to every device. */
export const unread = z.object({ notifications: z.number().int(), messages: z.number().int() });
export type Unread = z.infer<typeof unread>;

/** A tender moved or changed: whoever shows it fetches it again. */
export type TenderChanged = { tenderId: string; status: string; version: number };

/** The other side types, or has stopped. */
export type ParticipantTyping = { conversationId: string; userId: string; isTyping: boolean };

/** Somebody of a conversation has read up to a number: the other side's tick, and one's own other devices. */
export type MessagesRead = { conversationId: string; userId: string; seq: number };

/**
 * What each event brings: sender and hearer are held to the same shape. An interface, because concepts add the events
 * that carry their own views (chat/schema.ts, notifications/schema.ts).
 */
export interface ServerPayloads {
  UNREAD: Unread;
  TENDER_CHANGED: TenderChanged;
  CHAT_PARTICIPANT_TYPING: ParticipantTyping;
  MESSAGES_READ: MessagesRead;
  /** Who is online among the people one shares a conversation with (stack.md, trap 17). */
  ONLINE_USERS: string[];
}
export type ServerEvent = keyof ServerPayloads;

/** The answer to every client event: the result, or an error in the error shape. */
export type Acknowledgement<T> =
  ({ ok: true } & T) | { ok: false; error: { code: string; message: string; requestId: string } };
