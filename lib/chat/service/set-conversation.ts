import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { findParticipation } from "../data/participation";
import { saveSettings } from "../data/settings";
import type { ChatState, ConversationSettings } from "../schema";
import { findChatState } from "./read-chat";

type SetConversation = { actor: Actor; tenderId: string; settings: ConversationSettings };

/**
 * The caller mutes a conversation (no bell, push message or mail; the badge counts on) or archives it, which ends with its
 * next message, or neither any longer. The other party does not learn of it. Throws what `findParticipation` throws.
 */
export async function setConversation({ actor, tenderId, settings }: SetConversation): Promise<ChatState> {
  const { proId, ...change } = settings;
  const lookup = { tenderId, proId };
  await transact(async ({ tx }) => {
    const { conversation } = await findParticipation(tx, actor, lookup);
    await saveSettings(tx, { conversationId: conversation.id, userId: actor.id }, change);
  });
  return findChatState({ actor, lookup });
}
