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
export const SERVER_EVENTS = [
  "RECEIVE_MESSAGE",
  "CHAT_PARTICIPANT_TYPING",
  "ONLINE_USERS",
  "MESSAGES_READ",
  "NOTIFICATION",
  "UNREAD",
  "TENDER_CHANGED",
] as const;
export type ClientEvent = (typeof CLIENT_EVENTS)[number];
export type ServerEvent = (typeof SERVER_EVENTS)[number];

/** The badges of the top bar, sent after every change to every device. */
export const unread = z.object({ notifications: z.number().int(), messages: z.number().int() });
export type Unread = z.infer<typeof unread>;

/** A tender moved or changed: whoever shows it fetches it again. */
export const tenderChanged = z.object({
  tenderId: z.string(),
  status: z.string(),
  version: z.number().int(),
});
export type TenderChanged = z.infer<typeof tenderChanged>;

/** The other side types, or has stopped. */
export const participantTyping = z.object({
  conversationId: z.string(),
  userId: z.string(),
  isTyping: z.boolean(),
});
export type ParticipantTyping = z.infer<typeof participantTyping>;

/** Somebody of a conversation has read up to a number: the other side's tick, and one's own other devices. */
export const messagesRead = z.object({
  conversationId: z.string(),
  userId: z.string(),
  seq: z.number().int(),
});
export type MessagesRead = z.infer<typeof messagesRead>;

/** Who is online among the people one shares a conversation with (stack.md, trap 17). */
export const onlineUsers = z.array(z.string());

/** The answer to every client event: the result, or an error in the error shape. */
export type Acknowledgement<T> =
  ({ ok: true } & T) | { ok: false; error: { code: string; message: string; requestId: string } };
