import { hideContactsIn } from "@/lib/masking/service";
import { db } from "@/lib/platform/server/database/db";
import { isOnline, whoIsOnline } from "@/lib/platform/server/realtime/realtime";
import type { Actor } from "@/lib/shared/actor";
import { toListAnswer } from "@/lib/shared/list-query";
import { canSeeContact, haveAgreed } from "@/lib/tenders/policy";
import { toChatState } from "../data/conversation-row";
import { findParticipation, type ConversationLookup, type Participation } from "../data/participation";
import { listConversations, type ConversationListRow } from "../data/list-conversations";
import { messageFor, toMessageView } from "../data/message-row";
import { listMessages } from "../data/messages";
import { CONVERSATIONS_TAKE } from "../constants";
import type {
  ChatState,
  ConversationListView,
  ConversationQuery,
  ConversationView,
  MessagePage,
  MessagesQuery,
} from "../schema";

async function stateOf(actor: Actor, participation: Participation): Promise<ChatState> {
  const { conversation } = participation;
  return toChatState(conversation, {
    knowsFully: canSeeContact(actor, participation),
    isOnline: await isOnline(conversation.partner.id),
  });
}

/** Where a conversation stands for the caller. Throws what `findParticipation` throws. */
export async function findChatState({
  actor,
  lookup,
}: {
  actor: Actor;
  lookup: ConversationLookup;
}): Promise<ChatState> {
  return stateOf(actor, await findParticipation(db, actor, lookup));
}

type ReadMessages = { actor: Actor; tenderId: string; query: MessagesQuery };

/** A page of a conversation for one of its two people, with where it stands. Throws what `findParticipation` throws. */
export async function readMessagePage({ actor, tenderId, query }: ReadMessages): Promise<MessagePage> {
  const participation = await findParticipation(db, actor, { tenderId, proId: query.proId });
  const [state, page] = await Promise.all([
    stateOf(actor, participation),
    listMessages(db, participation.conversation.id, query),
  ]);
  // Read a moment apart: a message that came between is on the page, and must not stand past the newest.
  const lastSeq = Math.max(state.lastSeq, page.items.at(-1)?.seq ?? 0);
  const { proId } = participation.conversation;
  const talk = { proId, haveAgreed: haveAgreed(participation, proId) };
  const items = page.items.map((message) => messageFor(message, actor, talk));
  return { ...state, lastSeq, items, hasMore: page.hasMore };
}

function toConversationView(row: ConversationListRow, actor: Actor, online: Set<string>): ConversationView {
  const { conversation, lastMessage, lastMessageAt, knowsFully, ...shown } = row;
  const { proId } = conversation;
  const seesTitle = knowsFully || actor.id !== proId;
  return {
    ...toChatState(conversation, { knowsFully, isOnline: online.has(conversation.partner.id) }),
    ...(seesTitle ? shown : hideContactsIn(shown, ["tenderTitle"], actor.lang)),
    lastMessage:
      lastMessage && messageFor(toMessageView(lastMessage), actor, { proId, haveAgreed: knowsFully }),
    lastMessageAt: lastMessageAt && new Date(lastMessageAt).toISOString(),
  };
}

/** The caller's conversations, the newest first, each with its last message and what is unread. */
export async function listOwnConversations({
  actor,
  query,
}: {
  actor: Actor;
  query: ConversationQuery;
}): Promise<ConversationListView> {
  const { items, counted } = await listConversations(actor, query);
  const online = await whoIsOnline(items.map(({ conversation }) => conversation.partner.id));
  const views = items.map((row) => toConversationView(row, actor, online));
  return toListAnswer(views, counted, query.page, CONVERSATIONS_TAKE);
}
