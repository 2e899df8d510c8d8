import { z } from "zod";
import { fileView } from "../files/schema";
import { listAnswer, listQuery } from "../shared/list-query";
import { contentLanguage } from "../shared/own-user";
import { personCard } from "../shared/people";
import { MESSAGE_LIMITS, SYSTEM_CODES } from "./constants";

/** The facts a system message may need: the offer's total in cents, if estimated or per visit, the reason and what was added. */
export const systemParams = z
  .object({
    priceMinor: z.number().int(),
    /** The proposal of other terms that it is about, or the revision of the offer. */
    proposalId: z.string(),
    revision: z.number().int(),
    /** Who spoke, of what either side may speak of. */
    byPro: z.boolean(),
    /** An appointment: what it is for, in which version of it, and its times. */
    appointmentId: z.string(),
    version: z.number().int(),
    kind: z.enum(["VISIT", "WORK"]),
    times: z.array(z.string()),
    isEstimate: z.boolean(),
    perVisit: z.boolean(),
    reason: z.string(),
    note: z.string(),
  })
  .partial();
export type SystemParams = z.infer<typeof systemParams>;

/** A message as both parties get it (docs/api.md, MessageView). */
export const messageView = z.object({
  id: z.string(),
  conversationId: z.string(),
  seq: z.number().int(),
  kind: z.enum(["PRIVATE", "SYSTEM"]),
  senderId: z.string().nullable(),
  text: z.string().nullable(),
  contentLang: contentLanguage.nullable(),
  files: z.array(fileView),
  systemCode: z.enum(SYSTEM_CODES).nullable(),
  params: systemParams.nullable(),
  clientMessageId: z.string().nullable(),
  createdAt: z.string(),
  /** What the other party says reads like a fraud: its reader is warned. */
  isSuspicious: z.boolean().optional(),
  /** Since when moderation hides it: then only its sender reads what it says. */
  hiddenAt: z.string().optional(),
  /** When its sender last changed what it says. */
  editedAt: z.string().optional(),
  /** When its sender took it back: it says nothing any more. */
  deletedAt: z.string().optional(),
});
export type MessageView = z.infer<typeof messageView>;

declare module "../shared/socket-events" {
  interface ServerPayloads {
    RECEIVE_MESSAGE: MessageView;
    /** A message was edited, deleted, hidden or brought back. */
    MESSAGE_CHANGED: MessageView;
  }
}

/** Which conversation: a PRO has one per tender, so `proId` is implied for them and needed of the client. */
const conversationFields = z.object({ proId: z.uuid().optional() });
const socketConversation = conversationFields.extend({ tenderId: z.uuid() });

/** The content of a message: text, files, or both. */
const words = z.object({
  /** Chosen by the sender's device and the same at every attempt: a repeated send is the same message. */
  clientMessageId: z.uuid(),
  text: z.string().trim().max(MESSAGE_LIMITS.text).default(""),
  fileIds: z.array(z.string().min(1).max(100)).max(MESSAGE_LIMITS.files).default([]),
});
type Words = z.infer<typeof words>;

function saysSomething({ text, fileIds }: Words, context: z.RefinementCtx): void {
  if (text === "" && fileIds.length === 0)
    context.addIssue({ code: "custom", path: ["text"], message: "required" });
}

/** POST /tenders/{tenderId}/messages. */
export const newMessageBody = words.extend(conversationFields.shape).superRefine(saysSomething);
/** CREATE_MESSAGE. */
export const createMessageEvent = words.extend(socketConversation.shape).superRefine(saysSomething);
export type NewMessage = z.infer<typeof newMessageBody>;
/** What a device sends: the defaults may be left out. */
export type NewMessageInput = z.input<typeof newMessageBody>;

/** PATCH and DELETE /tenders/{tenderId}/messages/{messageId}. */
export const messageParams = z.object({ tenderId: z.uuid(), messageId: z.uuid() });
export const editMessageBody = z.object({ text: z.string().trim().min(1).max(MESSAGE_LIMITS.text) });
export type MessageEdit = z.output<typeof editMessageBody>;

/** PATCH /tenders/{tenderId}/messages/settings: what is left out stays. */
export const conversationSettingsBody = conversationFields.extend({
  isMuted: z.boolean().optional(),
  isArchived: z.boolean().optional(),
});
export type ConversationSettings = z.output<typeof conversationSettingsBody>;

/** JOIN_CHAT, LEAVE_CHAT, START_TYPING and STOP_TYPING. */
export const chatEvent = socketConversation;

/** PATCH /tenders/{tenderId}/messages/read: everything up to this number has been on screen. */
export const readMessagesBody = conversationFields.extend({ seq: z.number().int().min(0) });
/** MESSAGES_READ, as a device sends it. */
export const readMessagesEvent = socketConversation.extend({ seq: z.number().int().min(0) });
export type ReadMessages = z.infer<typeof readMessagesBody>;

/** GET /tenders/{tenderId}/messages: the newest, those before a number, or those after one. */
export const messagesQuery = conversationFields
  .extend({
    beforeSeq: z.coerce.number().int().min(1).optional(),
    afterSeq: z.coerce.number().int().min(0).optional(),
    take: z.coerce.number().int().min(1).max(MESSAGE_LIMITS.take).default(MESSAGE_LIMITS.take),
  })
  .refine(({ beforeSeq, afterSeq }) => beforeSeq === undefined || afterSeq === undefined, {
    path: ["afterSeq"],
    message: "invalid",
  });
export type MessagesQuery = z.output<typeof messagesQuery>;

/** The other party of a conversation. `isOnline` is always sent, `lastSeenAt` once they have been here at all. */
export const chatPartner = personCard.extend({
  isOnline: z.boolean(),
  lastSeenAt: z.string().nullable(),
});
export type ChatPartner = z.infer<typeof chatPartner>;

/** Where a conversation stands for its reader. */
export const chatState = z.object({
  conversationId: z.string(),
  tenderId: z.string(),
  proId: z.string(),
  /** The number of the newest message. */
  lastSeq: z.number().int(),
  /** How far the caller has read, and how far the other party has. */
  lastReadSeq: z.number().int(),
  partnerReadSeq: z.number().int(),
  partner: chatPartner,
  /** The caller is not notified of its messages. */
  isMuted: z.boolean(),
  /** The caller has put it away, and no message has come since. */
  isArchived: z.boolean(),
});
export type ChatState = z.infer<typeof chatState>;

/** GET /tenders/{tenderId}/messages: by number, oldest first. `hasMore`: there are more in the asked direction. */
export const messagePage = chatState.extend({ items: z.array(messageView), hasMore: z.boolean() });
export type MessagePage = z.infer<typeof messagePage>;

/** One row of the conversation list. */
export const conversationView = chatState.extend({
  tenderTitle: z.string(),
  tenderStatus: z.enum(["NEW", "ACCEPTED", "COMPLETED", "CANCELED"]),
  /** The PRO's offer: its total in cents, and how it stands. Null only when it is gone, or hidden from its client. */
  offer: z
    .object({
      totalMinor: z.number().int(),
      /** The total is a price per hour times estimated hours. */
      isEstimate: z.boolean(),
      /** The tender is recurring: the price is that of one visit. */
      perVisit: z.boolean(),
      status: z.enum(["ACTIVE", "ACCEPTED", "DECLINED", "WITHDRAWN"]),
    })
    .nullable(),
  lastMessage: messageView.nullable(),
  lastMessageAt: z.string().nullable(),
  /** Messages of the other party that the caller has not read. */
  unread: z.number().int(),
});
export type ConversationView = z.infer<typeof conversationView>;

/**
 * GET /conversations: the newest first; `tenderId` leaves only those of one tender, `archived` only those that were put
 * away, which neither a tender nor a search leaves out.
 */
export const conversationQuery = listQuery.extend({
  tenderId: z.uuid().optional(),
  archived: z.stringbool().optional(),
});
export type ConversationQuery = z.output<typeof conversationQuery>;
export const conversationListView = listAnswer(conversationView);
export type ConversationListView = z.infer<typeof conversationListView>;
