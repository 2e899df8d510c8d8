import type { Tx } from "@/lib/platform/server/database/db";
import type { ConversationSettings } from "../schema";

type Participant = { conversationId: string; userId: string };

/** Mutes and archives a conversation for one of its two; what is left out stays. Archived is what has no newer message. */
export async function saveSettings(
  tx: Tx,
  { conversationId, userId }: Participant,
  { isMuted, isArchived }: Pick<ConversationSettings, "isMuted" | "isArchived">,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE conversation_participants p SET
      muted_at = CASE WHEN ${isMuted ?? null}::boolean IS NULL THEN p.muted_at
        WHEN ${isMuted ?? null}::boolean THEN COALESCE(p.muted_at, now()) END,
      archived_seq = CASE WHEN ${isArchived ?? null}::boolean IS NULL THEN p.archived_seq
        WHEN ${isArchived ?? null}::boolean THEN v.last_seq END
    FROM conversations v
    WHERE v.id = p.conversation_id AND p.conversation_id = ${conversationId}::uuid AND p.user_id = ${userId}::uuid`;
}
