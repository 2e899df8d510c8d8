import { hasBlockBetween } from "@/lib/blocks/data";
import { personColumn, toPersonCard, type PersonRow } from "@/lib/people/data";
import { Prisma } from "@/prisma/generated/client";
import type { ChatState } from "../schema";

/** A conversation as one of its two people has it before them; the partner is the other one. */
export type ConversationRecord = {
  id: string;
  tenderId: string;
  proId: string;
  lastSeq: number;
  lastReadSeq: number;
  partnerReadSeq: number;
  partner: PersonRow;
  hasPartnerLeft: boolean;
  partnerSeenAt: string | null;
  isMuted: boolean;
  isArchived: boolean;
  hasPartnerMuted: boolean;
  /** One of the two blocks the other: neither sees whether the other is there. */
  hasBlock: boolean;
};

/** Whether the conversation `v` is archived for its participant `own`. */
export const IS_ARCHIVED = Prisma.sql`COALESCE(own.archived_seq >= v.last_seq, false)`;

/** One JSON column that reads as a `ConversationRow`, for `conversationTables`. */
export const conversationColumn = Prisma.sql`
  jsonb_build_object('id', v.id, 'tenderId', v.tender_id, 'proId', v.pro_id, 'lastSeq', v.last_seq,
    'lastReadSeq', own.last_read_seq, 'partnerReadSeq', other.last_read_seq, 'partner', ${personColumn("partner")},
    'hasPartnerLeft', partner.deleted_at IS NOT NULL, 'partnerSeenAt', partner.last_seen_at,
    'isMuted', own.muted_at IS NOT NULL, 'isArchived', ${IS_ARCHIVED}, 'hasPartnerMuted', other.muted_at IS NOT NULL,
    'hasBlock', ${hasBlockBetween(Prisma.sql`own.user_id`, Prisma.sql`other.user_id`)})`;

/** The tables behind `conversationColumn`; `own` is the viewer's participation, without which there is no row. */
export const conversationTables = Prisma.sql`
  conversation_participants own
  JOIN conversations v ON v.id = own.conversation_id
  JOIN conversation_participants other ON other.conversation_id = v.id AND other.user_id <> own.user_id
  JOIN users partner ON partner.id = other.user_id`;

/** Where a conversation stands for its reader, with the partner as far as the reader knows them. */
export function toChatState(
  row: ConversationRecord,
  { knowsFully, isOnline }: { knowsFully: boolean; isOnline: boolean },
): ChatState {
  return {
    conversationId: row.id,
    tenderId: row.tenderId,
    proId: row.proId,
    lastSeq: row.lastSeq,
    lastReadSeq: row.lastReadSeq,
    partnerReadSeq: row.partnerReadSeq,
    partner: {
      ...toPersonCard(row.partner, { knowsFully }),
      isOnline: isOnline && !row.hasPartnerLeft && !row.hasBlock,
      lastSeenAt: row.partnerSeenAt && !row.hasBlock ? new Date(row.partnerSeenAt).toISOString() : null,
    },
    isMuted: row.isMuted,
    isArchived: row.isArchived,
  };
}
