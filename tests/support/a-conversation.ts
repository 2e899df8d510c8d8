import type { ConversationView, MessageView } from "@/lib/chat/schema";

const NOW = "2026-11-21T10:00:00.000Z";
/** A message of the other party. */
export const aMessageIn = (
  conversationId: string,
  seq: number,
  changes: Partial<MessageView> = {},
): MessageView => ({
  id: `${conversationId}-${seq}`,
  conversationId,
  seq,
  kind: "PRIVATE",
  senderId: "tomas",
  text: `Message ${seq}`,
  contentLang: null,
  files: [],
  systemCode: null,
  params: null,
  clientMessageId: null,
  createdAt: new Date(Date.parse(NOW) + seq * 1000).toISOString(),
  ...changes,
});

/** A conversation with the other party, of which three messages were read. */
export const aConversation = (
  id: string,
  name: string,
  changes: Partial<ConversationView> = {},
): ConversationView => ({
  conversationId: id,
  tenderId: "t1",
  proId: `pro-${id}`,
  lastSeq: 3,
  lastReadSeq: 3,
  partnerReadSeq: 3,
  partner: {
    id: `pro-${id}`,
    role: "PRO",
    name,
    photo: null,
    isVerified: false,
    rating: { average: 0, count: 0 },
    isOnline: false,
    lastSeenAt: null,
  },
  isMuted: false,
  isArchived: false,
  tenderTitle: "Paint the hall",
  tenderStatus: "NEW",
  offer: { totalMinor: 74_000, isEstimate: false, perVisit: false, status: "ACTIVE" },
  lastMessage: aMessageIn(id, 3),
  lastMessageAt: NOW,
  unread: 0,
  ...changes,
});
