import { blockedWith, hasBlockBetween } from "@/lib/blocks/data";
import { Prisma } from "@/prisma/generated/client";
import { SILENT_WHEN_BLOCKED, type NotificationType } from "../constants";

/**
 * Whether the reader of the notification `n` still knows of its tender: one that moderation has hidden is known to those
 * who are in it alone, whatever they had heard of it before.
 */
export const IS_KNOWN = Prisma.sql`NOT EXISTS (SELECT FROM tenders h WHERE h.id = n.tender_id AND h.hidden_at IS NOT NULL
  AND n.user_id <> h.creator_id AND n.user_id IS DISTINCT FROM h.recipient_id
  AND NOT EXISTS (SELECT FROM offers o WHERE o.tender_id = h.id AND o.pro_id = n.user_id))`;

/** What decides whether its reader learns of something: who acts, or else whose tender it is. */
type Addressed = { type: NotificationType; userId: string; actorId: string | null; tenderId: string | null };

function isBlocked({ userId, actorId, tenderId }: Addressed): Prisma.Sql {
  const reader = Prisma.sql`${userId}::uuid`;
  return Prisma.sql`(${hasBlockBetween(reader, Prisma.sql`${actorId}::uuid`)}
    OR EXISTS (SELECT FROM tenders t WHERE t.id = ${tenderId}::uuid AND ${hasBlockBetween(reader, Prisma.sql`t.creator_id`)}))`;
}

function isOfJob({ userId, actorId, tenderId }: Addressed): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM tenders t WHERE t.id = ${tenderId}::uuid AND t.status IN ('ACCEPTED', 'COMPLETED')
    AND ${userId}::uuid IN (t.creator_id, t.recipient_id)
    AND COALESCE(${actorId}::uuid, t.creator_id) IN (t.creator_id, t.recipient_id))`;
}

/** Whether a notification reaches its reader: across a block only what belongs to a job of the two. */
export function isHeard(added: Addressed): Prisma.Sql {
  if (!SILENT_WHEN_BLOCKED.has(added.type)) return Prisma.sql`true`;
  return Prisma.sql`(NOT ${isBlocked(added)} OR ${isOfJob(added)})`;
}

/** Whether a user reads the message `m` of the participation `p`: its sender and they have no block, or a job. */
export function isInTouch(userId: string): Prisma.Sql {
  return Prisma.sql`(m.sender_id NOT IN ${blockedWith(userId)} OR EXISTS (
    SELECT FROM conversations v JOIN tenders t ON t.id = v.tender_id WHERE v.id = p.conversation_id
      AND t.status IN ('ACCEPTED', 'COMPLETED') AND t.recipient_id = v.pro_id))`;
}
