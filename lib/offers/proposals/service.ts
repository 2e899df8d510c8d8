import { postSystemMessage } from "@/lib/chat/service/post-system-message";
import { notify } from "@/lib/notifications/service";
import { db } from "@/lib/platform/server/database/db";
import { transactOnce } from "@/lib/platform/server/work/idempotency";
import type { Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, fieldError } from "@/lib/shared/errors";
import type { LockedTender } from "@/lib/tenders/data/lock-tender";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import { findOfferView } from "../data/list-offers";
import { findVisibleBidding, lockTenderAndOffers, type LockedBidding } from "../data/lock-offers";
import { restartValidity } from "../data/validity";
import { priceParams } from "../presentation";
import type { OfferView } from "../schema";
import { refusePastStart } from "../service/send-offer";
import { changedTerms } from "../terms/presentation";
import type { ProposalAnswer } from "./constants";
import {
  addProposal,
  applyProposal,
  findNegotiation,
  findOfferOfProposal,
  findProposal,
  listOverdueProposals,
  readOfferHistory,
  settleProposal,
} from "./data";
import { whyNotAnswerProposal, whyNotPropose } from "./policy";
import type { AnswerToProposal, NewProposal, OfferHistory } from "./schema";

/** How the terms of an offer came about, for its PRO and the tender's creator. Throws `offer_not_found`. */
export async function readHistory(call: { actor: Actor; offerId: string }): Promise<OfferHistory> {
  const { tender, offer } = await findVisibleBidding(db, call.actor, call.offerId);
  return readOfferHistory(db, call.actor, { id: call.offerId, tender, offer });
}

// Offers are sealed: of what is said about one only its two sides learn.
const emitToBoth = (work: Work, { tender, offer }: Pick<LockedBidding, "tender" | "offer">) =>
  emitTenderChanged(work, tender.id, [tender.creatorId, offer.proId]);

type Propose = {
  actor: Actor;
  offerId: string;
  proposal: NewProposal;
  idempotencyKey?: string | null;
};

async function propose(work: Work, { actor, offerId, proposal }: Propose): Promise<OfferView> {
  const bidding = await lockTenderAndOffers(work.tx, actor, offerId);
  const { tender, offer } = bidding;
  const now = new Date();
  await lapseProposals(work, tender, now);
  const negotiation = await findNegotiation(work.tx, offerId);
  const { version: seenVersion, ...content } = proposal;
  allow(whyNotPropose(actor, bidding, { seenVersion, now, ...negotiation }));
  const before = await findOfferView(work.tx, actor, offerId);
  if (changedTerms(before, content).length === 0) throw fieldError("priceMinor", "sameTerms");
  if (content.availableFrom !== before.availableFrom) refusePastStart(content);

  const proposalId = await addProposal(work.tx, offerId, content);
  const view = await findOfferView(work.tx, actor, offerId);
  const { proId } = offer;
  const price = priceParams({ ...before, ...view.proposal });
  const note = content.note || undefined;
  await postSystemMessage(work, {
    tenderId: tender.id,
    proId,
    code: "PROPOSAL_SENT",
    params: { ...price, proposalId, ...(note && { note }) },
  });
  const recipient = { userId: proId, actorId: actor.id, tenderId: tender.id };
  await notify(work, {
    type: "PROPOSAL",
    ...recipient,
    params: { ...price, proId },
    ...(note && { quote: note }),
  });
  await emitToBoth(work, bidding);
  return view;
}

/**
 * The client proposes other terms for an active offer, once per idempotency key; the offer stays acceptable as it is.
 * Throws the codes of `whyNotPropose`, and 422 at `priceMinor` for the terms that the offer has anyway.
 */
export function proposeTerms(call: Propose): Promise<OfferView> {
  const { actor, offerId, proposal, idempotencyKey = null } = call;
  const fingerprint = ["POST /offers/proposals", offerId, proposal];
  return transactOnce({ userId: actor.id, key: idempotencyKey, fingerprint }, (work) => propose(work, call));
}

const OUTCOMES = { ACCEPT: "TAKEN", KEEP: "KEPT", WITHDRAW: "WITHDRAWN" } as const satisfies Record<
  ProposalAnswer,
  string
>;
const CODES = {
  ACCEPT: "PROPOSAL_TAKEN",
  KEEP: "PROPOSAL_KEPT",
  WITHDRAW: "PROPOSAL_WITHDRAWN",
} as const satisfies Record<ProposalAnswer, string>;

type Answer = AnswerToProposal & { actor: Actor; proposalId: string; idempotencyKey?: string | null };

async function answer(work: Work, call: Answer): Promise<OfferView> {
  const { actor, proposalId, answer: given, version: seenVersion } = call;
  const bidding = await lockTenderAndOffers(work.tx, actor, await findOfferOfProposal(work.tx, proposalId));
  const { offer } = bidding;
  const proposal = await findProposal(work.tx, proposalId);
  const now = new Date();
  allow(whyNotAnswerProposal(actor, { ...bidding, proposal }, { answer: given, seenVersion, now }));

  if (given === "ACCEPT") {
    await applyProposal(work.tx, proposalId);
    await restartValidity(work.tx, offer.id, now);
  }
  await settleProposal(work.tx, proposalId, OUTCOMES[given]);
  const view = await findOfferView(work.tx, actor, offer.id);
  await tellOfAnswer(work, bidding, { view, given, proposalId });
  await emitToBoth(work, bidding);
  return view;
}

async function tellOfAnswer(
  work: Work,
  { tender, offer }: LockedBidding,
  { view, given, proposalId }: { view: OfferView; given: ProposalAnswer; proposalId: string },
): Promise<void> {
  const [tenderId, proId] = [tender.id, offer.proId];
  const price = given === "WITHDRAW" ? {} : priceParams(view);
  const params = { ...price, proposalId, ...(given === "ACCEPT" && { revision: view.revision }) };
  await postSystemMessage(work, { tenderId, proId, code: CODES[given], params });
  if (given !== "WITHDRAW")
    await notifySettled(work, { tender, proId, params: { ...price, status: OUTCOMES[given] } });
}

type SettledNotice = {
  tender: Pick<LockedTender, "id" | "creatorId">;
  proId: string;
  params: { status: string; priceMinor?: number; isEstimate?: true; perVisit?: true };
};

/** Notifies the client of what became of their proposal. */
export async function notifySettled(work: Work, { tender, proId, params }: SettledNotice): Promise<void> {
  const recipient = { userId: tender.creatorId, actorId: proId, tenderId: tender.id };
  await notify(work, { type: "PROPOSAL_SETTLED", ...recipient, params: { ...params, proId } });
}

/**
 * The PRO takes a proposal, which gives the offer its terms, or keeps the offer as it is; or the client takes it back.
 * Throws `proposal_not_found`, `offer_not_found` and the codes of `whyNotAnswerProposal`.
 */
export function answerProposal(call: Answer): Promise<OfferView> {
  const { actor, proposalId, answer: given, version, idempotencyKey = null } = call;
  const fingerprint = ["PATCH /proposals", proposalId, given, version];
  return transactOnce({ userId: actor.id, key: idempotencyKey, fingerprint }, (work) => answer(work, call));
}

/** Ends the proposals of a locked tender whose time is over: the offers stay as they are, and the clients learn of it. */
export async function lapseProposals(
  work: Work,
  tender: Pick<LockedTender, "id" | "creatorId">,
  now: Date,
): Promise<void> {
  for (const { id: proposalId, offer } of await listOverdueProposals(work.tx, tender.id, now)) {
    const { proId } = offer;
    await settleProposal(work.tx, proposalId, "LAPSED");
    const params = { proposalId };
    await postSystemMessage(work, { tenderId: tender.id, proId, code: "PROPOSAL_LAPSED", params });
    await notifySettled(work, { tender, proId, params: { status: "LAPSED" } });
    await emitTenderChanged(work, tender.id, [tender.creatorId, proId]);
  }
}
