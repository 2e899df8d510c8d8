import { endWorkOnOtherDay } from "@/lib/appointments/service/end";
import { postSystemMessage } from "@/lib/chat/service/post-system-message";
import { notify } from "@/lib/notifications/service";
import { db } from "@/lib/platform/server/database/db";
import { requireUnlimited } from "@/lib/platform/server/http/require-unlimited";
import { transactOnce } from "@/lib/platform/server/work/idempotency";
import type { Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, fieldError } from "@/lib/shared/errors";
import type { LockedTender } from "@/lib/tenders/data/lock-tender";
import { emitTenderChanged, moveTender } from "@/lib/tenders/service/move-tender";
import { findOfferView } from "../data/list-offers";
import { findVisibleBidding, lockTenderAndOffers } from "../data/lock-offers";
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
  maybeOtherDay,
  readOfferHistory,
  settleProposal,
} from "./data";
import { isDuringJob, whyNotAnswerProposal, whyNotPropose } from "./policy";
import type { AnswerToProposal, NewProposal, OfferHistory } from "./schema";

/** How the terms of an offer came about, for its PRO and the tender's creator. Throws `offer_not_found`. */
export async function readHistory(call: { actor: Actor; offerId: string }): Promise<OfferHistory> {
  const { tender, offer } = await findVisibleBidding(db, call.actor, call.offerId);
  return readOfferHistory(db, call.actor, { id: call.offerId, tender, offer });
}

type Move = "SENT" | "TAKEN" | "KEPT" | "WITHDRAWN" | "LAPSED";

type Pair = { tender: Pick<LockedTender, "id" | "creatorId">; proId: string };
type Report = {
  move: Move;
  proposal: { id: string; byPro: boolean; duringJob: boolean };
  /** The total that was proposed, or that the offer has now; left out where a job changes in something else. */
  price?: ReturnType<typeof priceParams>;
  note?: string;
  revision?: number;
};

/** Says in the conversation of the two what became of a proposal, and notifies the one whose doing it was not. */
async function reportMove(work: Work, { tender, proId }: Pair, report: Report): Promise<void> {
  const { move, proposal, price, note, revision } = report;
  const { id: proposalId, byPro, duringJob } = proposal;
  const isByProposer = move === "SENT" || move === "WITHDRAWN";
  const isByPro = isByProposer === byPro;
  const facts = { proposalId, ...(duringJob && { byPro: isByPro }), ...(revision && { revision }) };
  const params = { ...price, ...facts, ...(note && { note }) };
  const code = `${duringJob ? "TERMS" : "PROPOSAL"}_${move}` as const;
  await postSystemMessage(work, { tenderId: tender.id, proId, code, params });
  if (move !== "WITHDRAWN") {
    const [userId, actorId] = isByPro ? [tender.creatorId, proId] : [proId, tender.creatorId];
    await notify(work, {
      type: duringJob ? "TERMS_CHANGE" : move === "SENT" ? "PROPOSAL" : "PROPOSAL_SETTLED",
      userId,
      actorId,
      tenderId: tender.id,
      params: { ...price, proId, ...((duringJob || move !== "SENT") && { status: move }) },
      ...(note && { quote: note }),
    });
  }
  // Offers are sealed: of what is said about one only its two sides learn.
  await emitTenderChanged(work, tender.id, [tender.creatorId, proId]);
}

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
  const duringJob = isDuringJob(bidding);
  const negotiation = await findNegotiation(work.tx, offerId, duringJob);
  const { version: seenVersion, note, ...terms } = proposal;
  allow(whyNotPropose(actor, bidding, { seenVersion, now, ...negotiation }));
  if (!duringJob) requireUnlimited(actor);
  const before = await findOfferView(work.tx, actor, offerId);
  if (changedTerms(before, terms).length === 0) throw fieldError("priceMinor", "sameTerms");
  if (terms.availableFrom !== before.availableFrom) refusePastStart(terms);

  const byPro = actor.id === offer.proId;
  const id = await addProposal(work.tx, offerId, { terms, note, byPro, duringJob });
  const view = await findOfferView(work.tx, actor, offerId);
  const isOtherPrice = view.proposal?.totalMinor !== before.totalMinor;
  await reportMove(
    work,
    { tender, proId: offer.proId },
    {
      move: "SENT",
      proposal: { id, byPro, duringJob },
      ...((isOtherPrice || !duringJob) && { price: priceParams({ ...before, ...view.proposal }) }),
      ...(note && { note }),
    },
  );
  return view;
}

/**
 * The client proposes other terms for an active offer, or either side another price or date for the job that runs, once
 * per idempotency key; the offer stays as it is. Throws `account_limited` before there is a job, the codes of `whyNotPropose`, and 422 at `priceMinor` for the
 * terms that the offer has anyway.
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

type Answer = AnswerToProposal & { actor: Actor; proposalId: string; idempotencyKey?: string | null };

async function answer(work: Work, call: Answer): Promise<OfferView> {
  const { actor, proposalId, answer: given, version: seenVersion } = call;
  const bidding = await lockTenderAndOffers(work.tx, actor, await findOfferOfProposal(work.tx, proposalId));
  const { tender, offer } = bidding;
  const proposal = await findProposal(work.tx, proposalId);
  const now = new Date();
  allow(whyNotAnswerProposal(actor, { ...bidding, proposal }, { answer: given, seenVersion, now }));

  const isOtherPrice = proposal.totalMinor !== offer.totalMinor;
  if (given === "ACCEPT") await takeProposal(work, tender, { actor, proposal, now });
  await settleProposal(work.tx, proposalId, OUTCOMES[given]);
  const view = await findOfferView(work.tx, actor, offer.id);
  await reportMove(
    work,
    { tender, proId: offer.proId },
    {
      move: OUTCOMES[given],
      proposal,
      ...(given !== "WITHDRAW" && (isOtherPrice || !proposal.duringJob) && { price: priceParams(view) }),
      ...(given === "ACCEPT" && { revision: view.revision }),
    },
  );
  return view;
}

type Taken = { actor: Actor; proposal: Awaited<ReturnType<typeof findProposal>>; now: Date };

// Before the choice the offer stands for its days anew. What is agreed is the accepted offer: its price stands on the
// tender too, and the change among the tender's events.
async function takeProposal(work: Work, tender: LockedTender, taken: Taken): Promise<void> {
  const { actor, proposal, now } = taken;
  const otherDay = await maybeOtherDay(work.tx, proposal.id);
  await applyProposal(work.tx, proposal.id);
  if (!proposal.duringJob) return restartValidity(work.tx, proposal.offerId, now);
  const values = { agreedPriceMinor: proposal.totalMinor };
  await moveTender(work, tender, { move: "CHANGE_TERMS", actorId: actor.id, values });
  if (otherDay) await endWorkOnOtherDay(work, tender, otherDay);
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
 * The other takes a proposal, which gives the offer its terms, or keeps the offer as it is; or who proposed takes it back.
 * Throws `proposal_not_found`, `offer_not_found` and the codes of `whyNotAnswerProposal`.
 */
export function answerProposal(call: Answer): Promise<OfferView> {
  const { actor, proposalId, answer: given, version, idempotencyKey = null } = call;
  const fingerprint = ["PATCH /proposals", proposalId, given, version];
  return transactOnce({ userId: actor.id, key: idempotencyKey, fingerprint }, (work) => answer(work, call));
}

/** Ends the proposals of a locked tender whose time is over: the offers stay as they are, and who proposed learns of it. */
export async function lapseProposals(
  work: Work,
  tender: Pick<LockedTender, "id" | "creatorId">,
  now: Date,
): Promise<void> {
  for (const { offer, ...proposal } of await listOverdueProposals(work.tx, tender.id, now)) {
    await settleProposal(work.tx, proposal.id, "LAPSED");
    await reportMove(work, { tender, proId: offer.proId }, { move: "LAPSED", proposal });
  }
}
