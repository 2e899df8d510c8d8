import { addAuditEntry, hasAuditEntrySince } from "@/lib/audit/data";
import { findConversationId } from "@/lib/chat/data/participation";
import { listMessages } from "@/lib/chat/data/messages";
import { MESSAGE_LIMITS } from "@/lib/chat/constants";
import { listNotesOf } from "@/lib/feedback/data/notes";
import { db } from "@/lib/platform/server/database/db";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { toListAnswer } from "@/lib/shared/list-query";
import { findVisibleTender, lockTender } from "@/lib/tenders/data/lock-tender";
import { DISPUTES_TAKE } from "../constants";
import { findPartner, listAgreementEvents, maybeAgreedAt, maybeAgreement } from "../data/agreement";
import { findDispute, isDecidedSince } from "../data/rows";
import { findDisputeView, listDisputes, listDisputesOf } from "../data/views";
import { OPEN_DISPUTES } from "../machine";
import { disputableUntil, sideOf, whyNotOpenDispute, whyNotReadConversation } from "../policy";
import type {
  DisputeDetail,
  DisputeList,
  DisputeListQuery,
  DisputeMessages,
  DisputesOfTender,
} from "../schema";
import { postDisputeLine } from "./tell";

/** The disputes about a tender that the caller may see, and whether they may open one. Throws `tender_not_found`. */
export async function readTenderDisputes(call: {
  actor: Actor;
  tenderId: string;
}): Promise<DisputesOfTender> {
  const { actor, tenderId } = call;
  const tender = await findVisibleTender(db, actor, tenderId);
  const [agreement, items] = await Promise.all([
    maybeAgreement(db, tender, actor.id),
    listDisputesOf(db, actor, tenderId),
  ]);
  const pair = agreement && { tenderId, proId: agreement.proId };
  const isDecided = pair !== null && (await isDecidedSince(db, pair, await maybeAgreedAt(db, pair)));
  const hasOpen = items.some(
    ({ pro, status }) => pro.id === pair?.proId && OPEN_DISPUTES.some((open) => open === status),
  );
  const now = new Date();
  const mayOpen = whyNotOpenDispute(actor, agreement, { hasOpen, isDecided, now }) === null;
  if (!mayOpen || !agreement) return { items, mayOpen, openUntil: null, partner: null };
  const until = disputableUntil(agreement);
  return {
    items,
    mayOpen,
    openUntil: until?.toISOString() ?? null,
    partner: await findPartner(db, actor, agreement),
  };
}

/** A page of the caller's own disputes, or for admins of all that are in mediation or closed. */
export async function readDisputes(call: { actor: Actor; query: DisputeListQuery }): Promise<DisputeList> {
  const { items, counted } = await listDisputes(call.actor, call.query);
  return toListAnswer(items, counted, call.query.page, DISPUTES_TAKE);
}

/** A dispute with the agreement that it is about, and what happened to it. Throws `dispute_not_found`. */
export async function readDispute(call: { actor: Actor; disputeId: string }): Promise<DisputeDetail> {
  const view = await findDisputeView(db, call.actor, call.disputeId);
  const { tenderId } = view;
  const pair = { clientId: view.client.id, proId: view.pro.id };
  const events = await listAgreementEvents(db, { tenderId, proId: pair.proId });
  const notes = call.actor.role === "ADMIN" ? await listNotesOf(db, { tenderId, ...pair }) : [];
  const agreed = events.findLast(({ move }) => move === "ACCEPT_OFFER");
  const priced = events.findLast(({ move }) => move === "ACCEPT_OFFER" || move === "CHANGE_TERMS");
  return {
    ...view,
    notes,
    agreement: { priceMinor: priced?.priceMinor ?? null, agreedAt: agreed?.at.toISOString() ?? null },
    events: events.flatMap(({ move, actorId, at }) =>
      move === "POST"
        ? []
        : [{ move, by: actorId === null ? null : sideOf({ id: actorId }, pair), at: at.toISOString() }],
    ),
  };
}

const DAY_MS = 86_400_000;

type ReadMessages = {
  actor: Actor;
  disputeId: string;
  query: { beforeSeq?: number | undefined };
  ip: string;
};

/**
 * The conversation of the two for an admin who settles their dispute. Every reading is kept in the audit log, and the
 * conversation says so, once per admin a day. Throws `dispute_not_found`, `dispute_moved_on`.
 */
export function readDisputeMessages({ actor, disputeId, query, ip }: ReadMessages): Promise<DisputeMessages> {
  return transact(async (work) => {
    const dispute = await findDispute(work.tx, actor, disputeId);
    allow(whyNotReadConversation(dispute));
    // Two readings at once: the second one sees that the first was said.
    await lockTender(work.tx, dispute.tenderId);
    const at = new Date();
    const reading = {
      actorId: actor.id,
      action: "dispute.conversation_read",
      subjectType: "disputes",
      subjectId: disputeId,
    } as const;
    const isSaid = await hasAuditEntrySince(work.tx, reading, new Date(at.getTime() - DAY_MS));
    await addAuditEntry(work.tx, { ...reading, ip, at });
    if (!isSaid) await postDisputeLine(work, dispute, { code: "DISPUTE_READ", by: null });
    const conversationId = await findConversationId(work.tx, dispute);
    return listMessages(work.tx, conversationId, { ...query, take: MESSAGE_LIMITS.take });
  });
}
