import { z } from "zod";

/** The events clients emit: the specification's and additional ones (docs/api.md, "Socket"). */
export const CLIENT_EVENTS = [
  "JOIN_CHAT",
  "LEAVE_CHAT",
  "CREATE_MESSAGE",
  "START_TYPING",
  "STOP_TYPING",
  "MESSAGES_READ",
] as const;
export type ClientEvent = (typeof CLIENT_EVENTS)[number];

/**
 * The unread counts of the top bar, emitted after every change to every device of the user. `version` rises with each
 * change: of counts that come by push, by answer or from another tab, those of the highest version are the newest.
 */
export const unread = z.object({
  notifications: z.number().int(),
  messages: z.number().int(),
  version: z.number().int(),
});
export type Unread = z.infer<typeof unread>;

/** A tender has changed: devices that show it refetch it. */
export type TenderChanged = { tenderId: string; status: string; version: number };

/** Typing indicator: the other party has started or stopped typing. */
export type ParticipantTyping = { conversationId: string; userId: string; isTyping: boolean };

/** A participant has read up to `seq`: the read receipt for the other party, and a sync of the reader's own devices. */
export type MessagesRead = { conversationId: string; userId: string; seq: number };

/**
 * The payload of each server event, typed alike for emitters and listeners. An interface, because concepts add the
 * events that carry their own views by declaration merging (chat/schema.ts, notifications/schema.ts).
 */
export interface ServerPayloads {
  UNREAD: Unread;
  TENDER_CHANGED: TenderChanged;
  CHAT_PARTICIPANT_TYPING: ParticipantTyping;
  MESSAGES_READ: MessagesRead;
  /**
   * Presence: the online users among the user's chat partners. Scoped to them, because a broadcast to all users would
   * grow with the cube of their number.
   */
  ONLINE_USERS: string[];
  /** This connection is ended for a newer one of the same person: too many were open. It is the last event on it. */
  SUPERSEDED: Record<string, never>;
}
export type ServerEvent = keyof ServerPayloads;

/** The acknowledgement of every client event: the result, or an error in the error shape. */
export type Acknowledgement<T> =
  | ({ ok: true } & T)
  | { ok: false; error: { code: string; message: string; requestId: string } };
