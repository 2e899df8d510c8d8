import { PLANNED_ONCE, type Reader, type Tx } from "@/lib/platform/server/db";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError, fieldError } from "@/lib/shared/errors";
import type { TenderFacts } from "@/lib/tenders/policy";
import { whyNotRead } from "../policy";
import { conversationColumn, conversationTables, type ConversationRow } from "./conversation-row";

/** Which conversation is meant. A PRO has one per tender, so theirs needs no name. */
export type Place = { tenderId: string; proId?: string };

/** Somebody's seat in a conversation, with what decides about it. */
export type Seat = TenderFacts & { hasOwnOffer: boolean; conversation: ConversationRow };

function proOf(actor: Actor, { proId }: Place): string | null {
  return proId ?? (actor.role === "PRO" ? actor.id : null);
}

async function maybeFacts(
  reader: Reader,
  actor: Actor,
  place: Place,
): Promise<(Omit<Seat, "conversation"> & { conversation: ConversationRow | null }) | undefined> {
  const [found] = await reader.$queryRaw<(Omit<Seat, "conversation"> & { conversation: ConversationRow })[]>`
    ${PLANNED_ONCE} SELECT t.creator_id AS "creatorId", t.recipient_id AS "recipientId", t.status::text AS status,
      t.version, t.offer_count AS "offerCount",
      EXISTS (SELECT 1 FROM offers o WHERE o.tender_id = t.id AND o.pro_id = ${actor.id}::uuid) AS "hasOwnOffer",
      (SELECT ${conversationColumn} FROM ${conversationTables}
        WHERE v.tender_id = t.id AND v.pro_id = ${proOf(actor, place)}::uuid AND own.user_id = ${actor.id}::uuid)
        AS conversation
    FROM tenders t WHERE t.id = ${place.tenderId}::uuid`;
  return found;
}

/**
 * Somebody's seat in a conversation. Throws `tender_not_found`, `conversation_not_found`, `chat_needs_offer`,
 * `wrong_role`, and 422 at `proId` when a client does not say with whom.
 */
export async function findSeat(reader: Reader, actor: Actor, place: Place): Promise<Seat> {
  const facts = await maybeFacts(reader, actor, place);
  if (!facts) throw new AppError("tender_not_found");
  const refusal = whyNotRead(actor, facts);
  if (refusal === "conversation_not_found" && proOf(actor, place) === null)
    throw fieldError("proId", "required");
  allow(refusal);
  if (!facts.conversation) throw new AppError("conversation_not_found");
  return { ...facts, conversation: facts.conversation };
}

/**
 * Locks a conversation for whoever sits in it, so that numbers are given one after the other; strangers lock nothing.
 * The tender comes first, as in every move: the rows that are written here refer to it, and would otherwise wait for
 * a move that waits for this conversation.
 */
export async function lockConversation(tx: Tx, actor: Actor, place: Place): Promise<void> {
  const proId = proOf(actor, place);
  await tx.$queryRaw`
    ${PLANNED_ONCE} WITH tender AS (
      SELECT t.id FROM tenders t WHERE t.id = ${place.tenderId}::uuid AND EXISTS (
        SELECT 1 FROM conversations v JOIN conversation_participants own ON own.conversation_id = v.id
        WHERE v.tender_id = t.id AND v.pro_id = ${proId}::uuid AND own.user_id = ${actor.id}::uuid)
      FOR KEY SHARE OF t
    )
    SELECT v.id FROM tender JOIN conversations v ON v.tender_id = tender.id AND v.pro_id = ${proId}::uuid
    FOR UPDATE OF v`;
}
