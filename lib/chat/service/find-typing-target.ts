import { db } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import type { ErrorCode } from "@/lib/shared/errors";
import { findParticipation, type ConversationLookup } from "../data/participation";
import { whyNotWrite } from "../policy";

/** Who sees it when the caller types in a conversation. `refusal`: why they may not write there, or null. */
export type TypingTarget = { conversationId: string; partnerId: string; refusal: ErrorCode | null };

/** The other party of one of the caller's conversations. Throws what `findParticipation` throws. */
export async function findTypingTarget({
  actor,
  lookup,
}: {
  actor: Actor;
  lookup: ConversationLookup;
}): Promise<TypingTarget> {
  const participation = await findParticipation(db, actor, lookup);
  const { id: conversationId, partner } = participation.conversation;
  return { conversationId, partnerId: partner.id, refusal: whyNotWrite(actor, participation) };
}
