import { hasBlockBetween, lockedBlock } from "@/lib/blocks/data";
import { PREPARED, type DbClient } from "@/lib/platform/server/database/db";
import type { SqlClient } from "@/lib/platform/server/database/typed-sql";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError, fieldError } from "@/lib/shared/errors";
import { isInvitedColumn } from "@/lib/tenders/data/visibility";
import { Prisma } from "@/prisma/generated/client";
import { whyNotRead, type ChatFacts } from "../policy";
import { conversationColumn, conversationTables, type ConversationRecord } from "./conversation-row";

/** Which conversation is meant. A PRO has one per tender, so theirs needs no name. */
export type ConversationLookup = { tenderId: string; proId?: string };

/** A user's participation in a conversation, with the facts the policy needs. */
export type Participation = Omit<ChatFacts, "conversation"> & { conversation: ConversationRecord };

function proOf(actor: Actor, { proId }: ConversationLookup): string | null {
  return proId ?? (actor.role === "PRO" ? actor.id : null);
}

type Facts = Omit<Participation, "conversation"> & { conversation: ConversationRecord | null };

// The other one is the tender's creator, and for the creator the PRO.
function partnerOf({ id }: Actor, { proId = id }: ConversationLookup): Prisma.Sql {
  return Prisma.sql`CASE WHEN t.creator_id = ${id}::uuid THEN ${proId}::uuid ELSE t.creator_id END`;
}

/** What decides about a user in a conversation, to be selected; `between` says whether two people have a block. */
function factsOf(actor: Actor, lookup: ConversationLookup, between: typeof hasBlockBetween): Prisma.Sql {
  return Prisma.sql`t.creator_id AS "creatorId", t.recipient_id AS "recipientId", t.status::text AS status,
      t.version, t.offer_count AS "offerCount", t.is_private AS "isPrivate", to_jsonb(t.hidden_at) AS "hiddenAt",
      ${isInvitedColumn(actor.id)} AS "isInvited",
      ${between(Prisma.sql`${actor.id}::uuid`, partnerOf(actor, lookup))} AS "isBlocked",
      EXISTS (SELECT 1 FROM offers o WHERE o.tender_id = t.id AND o.pro_id = ${actor.id}::uuid) AS "hasOwnOffer",
      (SELECT ${conversationColumn} FROM ${conversationTables}
        WHERE v.tender_id = t.id AND v.pro_id = ${proOf(actor, lookup)}::uuid AND own.user_id = ${actor.id}::uuid)
        AS conversation
    FROM tenders t WHERE t.id = ${lookup.tenderId}::uuid`;
}

function judge(actor: Actor, lookup: ConversationLookup, facts: Facts | undefined): Participation {
  if (!facts) throw new AppError("tender_not_found");
  const refusal = whyNotRead(actor, facts);
  if (refusal === "conversation_not_found" && proOf(actor, lookup) === null)
    throw fieldError("proId", "required");
  allow(refusal);
  if (!facts.conversation) throw new AppError("conversation_not_found");
  return { ...facts, conversation: facts.conversation };
}

/**
 * A user's participation in a conversation. Throws `tender_not_found`, `conversation_not_found`, `chat_needs_offer`,
 * `wrong_role`, and 422 at `proId` when a client does not say with whom.
 */
export async function findParticipation(
  client: SqlClient,
  actor: Actor,
  lookup: ConversationLookup,
): Promise<Participation> {
  const [facts] = await client.$queryRaw<
    Facts[]
  >`${PREPARED} SELECT ${factsOf(actor, lookup, hasBlockBetween)}`;
  return judge(actor, lookup, facts);
}

/**
 * The same with the conversation locked, so that numbers are given one after the other; strangers lock nothing. The
 * tender comes first, as in every move: the rows that are written here refer to it, and would otherwise wait for a
 * move that waits for this conversation. Who participates and who has left does not change under these locks; what
 * does, such as the number of the newest message, is for the next statement to read; a block is, and waits from then on.
 */
export async function lockParticipation(
  tx: SqlClient,
  actor: Actor,
  lookup: ConversationLookup,
): Promise<Participation> {
  const proId = proOf(actor, lookup);
  const [facts] = await tx.$queryRaw<Facts[]>`
    ${PREPARED} WITH tender AS (
      SELECT t.id FROM tenders t WHERE t.id = ${lookup.tenderId}::uuid AND EXISTS (
        SELECT 1 FROM conversations v JOIN conversation_participants own ON own.conversation_id = v.id
        WHERE v.tender_id = t.id AND v.pro_id = ${proId}::uuid AND own.user_id = ${actor.id}::uuid)
      FOR KEY SHARE OF t
    ), locked AS (
      SELECT v.id FROM tender JOIN conversations v ON v.tender_id = tender.id AND v.pro_id = ${proId}::uuid
      FOR UPDATE OF v
    )
    SELECT (SELECT count(*)::int FROM locked) AS locked, ${factsOf(actor, lookup, lockedBlock)}`;
  return judge(actor, lookup, facts);
}

/** The conversation of a tender's creator with a PRO. Throws `conversation_not_found`. */
export async function findConversationId(
  client: DbClient,
  { tenderId, proId }: { tenderId: string; proId: string },
): Promise<string> {
  const where = { tenderId_proId: { tenderId, proId } };
  const row = await client.conversation.findUnique({ where, select: { id: true } });
  if (!row) throw new AppError("conversation_not_found");
  return row.id;
}
