import { readMessageNotifications } from "@/lib/notifications/service";
import { transactInSql } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import type { MessagesRead } from "@/lib/shared/socket-events";
import { findParticipation } from "../data/participation";
import { moveReadMark } from "../data/messages";
import type { ReadMessages } from "../schema";

/**
 * Everything up to a number has been on the caller's screen. The mark only moves forward; when it does, both people
 * see it, the badge follows on every device, and with the last message the notification of them is read. Throws what
 * `findParticipation` throws.
 */
export function readMessages({
  actor,
  tenderId,
  read,
}: {
  actor: Actor;
  tenderId: string;
  read: ReadMessages;
}): Promise<void> {
  return transactInSql(async (work) => {
    const { conversation } = await findParticipation(work.tx, actor, { tenderId, proId: read.proId });
    const { id: conversationId, proId, partner } = conversation;
    const seq = await moveReadMark(work.tx, { conversationId, userId: actor.id, seq: read.seq });
    if (seq === null) return;
    const payload: MessagesRead = { conversationId, userId: actor.id, seq };
    work.emit({ userIds: [actor.id, partner.id], event: "MESSAGES_READ", payload });
    // Brings the badge of every device up to date, too.
    await readMessageNotifications(work, { userId: actor.id, tenderId, proId });
  });
}
