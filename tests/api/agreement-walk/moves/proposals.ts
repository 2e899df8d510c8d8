import { TERM_COLUMNS } from "@/lib/offers/constants";
import type { ProposalAnswer } from "@/lib/offers/proposals/constants";
import { answerProposal, proposeTerms } from "@/lib/offers/proposals/service";
import { pick } from "@/lib/shared/columns";
import { anOfferBody } from "@/tests/support/factories";
import { CLIENT, lapseProposals, moveTender, notify, offerFor, type Model } from "../model";
import { actorIn, nothing, offerIn } from "../world";
import { seen, type Move, type Turn } from "./move";

const OPEN_HOURS = 72;
const [PER_OFFER, PER_JOB] = [5, 10];

type Offer = NonNullable<Model["offers"][number]>;

const isJobOf = (model: Model, offer: Offer) => model.status === "ACCEPTED" && offer.status === "ACCEPTED";

const isNegotiable = (model: Model, offer: Offer, { isFresh }: Turn) =>
  isFresh && (isJobOf(model, offer) || (model.status === "NEW" && offer.status === "ACTIVE"));

function proposed(model: Model, offer: Offer, { who, pro, euros }: Turn): void {
  lapseProposals(model);
  const duringJob = isJobOf(model, offer);
  const byPro = who === pro;
  offer.proposal = { status: "OPEN", byPro, duringJob, euros, expiresAt: model.now + OPEN_HOURS };
  offer.proposed[duringJob ? 1 : 0] += 1;
  notify(model, byPro ? CLIENT : pro, duringJob ? "TERMS_CHANGE" : "PROPOSAL");
}

const propose: Move = {
  by: (model, { pro, isClients }) => (model.status === "ACCEPTED" && !isClients ? pro : CLIENT),
  judge(model, turn) {
    const { who, pro, euros } = turn;
    const offer = offerFor(model, who, pro);
    if (!offer) return 404;
    const isJob = isJobOf(model, offer);
    if (who !== CLIENT && !(isJob && who === pro)) return 403;
    const { proposal, proposed: counts } = offer;
    const isFull = isJob ? counts[1] >= PER_JOB : counts[0] >= PER_OFFER || offer.validUntil <= model.now;
    const isOpen = proposal?.status === "OPEN" && proposal.expiresAt > model.now;
    if (!isNegotiable(model, offer, turn) || isFull || isOpen) return 409;
    return euros === offer.euros ? 422 : () => proposed(model, offer, turn);
  },
  run(world, turn) {
    const { id: offerId, version } = offerIn(world, turn.pro) ?? nothing();
    const terms = pick(anOfferBody({ priceMinor: turn.euros * 100 }), TERM_COLUMNS);
    const proposal = { ...terms, version: seen(version, turn), note: "" };
    return proposeTerms({ actor: actorIn(world, turn.who), offerId, proposal });
  },
};

function taken(model: Model, offer: Offer, { who }: Turn): void {
  const { euros, duringJob } = offer.proposal!;
  Object.assign(offer, { euros, version: offer.version + 1, revisions: offer.revisions + 1 });
  if (duringJob) moveTender(model, "CHANGE_TERMS", who, { status: "ACCEPTED", euros });
  else offer.validUntil = model.now + 14 * 24;
}

const OUTCOMES = { ACCEPT: "TAKEN", KEEP: "KEPT", WITHDRAW: "WITHDRAWN" } as const;

function settled(model: Model, offer: Offer, turn: Turn, answer: ProposalAnswer): void {
  if (answer === "ACCEPT") taken(model, offer, turn);
  const proposal = offer.proposal!;
  proposal.status = OUTCOMES[answer];
  if (answer === "WITHDRAW") return;
  const type = proposal.duringJob ? "TERMS_CHANGE" : "PROPOSAL_SETTLED";
  notify(model, proposal.byPro ? turn.pro : CLIENT, type);
}

const answering = (answer: ProposalAnswer): Move => {
  const isTurnOf = (byPro: boolean, pro: number) => ((answer === "WITHDRAW") === byPro ? pro : CLIENT);
  return {
    by: ({ offers }, { pro }) => isTurnOf(offers[pro]?.proposal?.byPro ?? false, pro),
    judge(model, turn) {
      const { who, pro } = turn;
      const offer = offerFor(model, who, pro);
      if (!offer?.proposal) return 404;
      const { byPro, status, expiresAt } = offer.proposal;
      if (who !== isTurnOf(byPro, pro)) return 403;
      const isOpen = status === "OPEN" && expiresAt > model.now;
      return isOpen && isNegotiable(model, offer, turn) ? () => settled(model, offer, turn, answer) : 409;
    },
    run(world, turn) {
      const offer = offerIn(world, turn.pro);
      const version = seen(offer?.version ?? 1, turn);
      const { id: proposalId } = offer?.proposal ?? nothing();
      return answerProposal({ actor: actorIn(world, turn.who), proposalId, answer, version });
    },
  };
};

export const PROPOSAL_MOVES = {
  propose,
  take: answering("ACCEPT"),
  keep: answering("KEEP"),
  revoke: answering("WITHDRAW"),
};
