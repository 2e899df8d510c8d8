import type { OfferView } from "../schema";
import type { OfferHistory, ProposalView, RevisionView } from "./schema";

/** How far the two are with other terms, as far as it still matters for the offer as it stands. */
export type NegotiationState = "OPEN" | "TAKEN" | "ANSWERED" | "KEPT" | "LAPSED";

/** Null: nothing is proposed, or what was proposed is past. */
export function negotiationOf({
  proposal,
  revision,
  status,
}: Pick<OfferView, "proposal" | "revision" | "status">): NegotiationState | null {
  if (!proposal || proposal.duringJob || status !== "ACTIVE" || proposal.status === "WITHDRAWN") return null;
  const isCurrent = proposal.status === "OPEN" || (proposal.revision ?? proposal.baseRevision) === revision;
  return isCurrent ? proposal.status : null;
}

/** Whether the PRO has answered with terms that the client can accept now. */
export function awaitsAcceptance(offer: Pick<OfferView, "proposal" | "revision" | "status">): boolean {
  const state = negotiationOf(offer);
  return state === "TAKEN" || state === "ANSWERED";
}

/** One price in the history of an offer: whose it was and when. */
export type PriceStep = Pick<OfferView, "priceType" | "totalMinor"> & {
  id: string;
  by: "CLIENT" | "PRO";
  kind: "OFFERED" | "CHANGED" | "PROPOSED" | "ANSWERED";
  at: string;
};

/** How a price came about, the oldest first. Terms that were taken stand there once, as what was proposed. */
export function stepsOf({ items, proposals }: OfferHistory): PriceStep[] {
  const taken = new Set(proposals.filter(({ status }) => status === "TAKEN").map(({ id }) => id));
  const revisions = items
    .filter(({ proposalId }) => proposalId === null || !taken.has(proposalId))
    .map(({ n, proposalId, priceType, totalMinor, createdAt }): PriceStep => {
      const kind = n === 1 ? "OFFERED" : proposalId === null ? "CHANGED" : "ANSWERED";
      return { id: String(n), by: "PRO", kind, priceType, totalMinor, at: createdAt };
    });
  const proposed = proposals.map(({ id, byPro, priceType, totalMinor, createdAt }): PriceStep => {
    return { id, by: byPro ? "PRO" : "CLIENT", kind: "PROPOSED", priceType, totalMinor, at: createdAt };
  });
  return [...revisions, ...proposed].toSorted((one, other) => one.at.localeCompare(other.at));
}

/** A change of what is agreed: the terms before it and after it. */
export type AgreedChange = { before: RevisionView; after: RevisionView };

/** How an agreement changed while the job ran, the oldest change first. */
export function agreedChangesOf({ items, proposals }: OfferHistory): AgreedChange[] {
  return proposals
    .filter(({ duringJob, status }) => duringJob && status === "TAKEN")
    .flatMap(({ revision }) => {
      const after = items.find(({ n }) => n === revision);
      const before = items.find(({ n }) => n === (revision ?? 0) - 1);
      return after && before ? [{ before, after }] : [];
    });
}

/** The proposal to change what is agreed that waits for its answer; null: there is none. */
export function openChangeOf({
  proposal,
  status,
}: Pick<OfferView, "proposal" | "status">): ProposalView | null {
  return status === "ACCEPTED" && proposal?.duringJob && proposal.status === "OPEN" ? proposal : null;
}
