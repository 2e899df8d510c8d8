import type { OfferView } from "../schema";
import type { OfferHistory } from "./schema";

/** How far the two are with other terms, as far as it still matters for the offer as it stands. */
export type NegotiationState = "OPEN" | "TAKEN" | "ANSWERED" | "KEPT" | "LAPSED";

/** Null: nothing is proposed, or what was proposed is past. */
export function negotiationOf({
  proposal,
  revision,
  status,
}: Pick<OfferView, "proposal" | "revision" | "status">): NegotiationState | null {
  if (!proposal || status !== "ACTIVE" || proposal.status === "WITHDRAWN") return null;
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

/** How a price came about, the oldest first. Terms that were taken stand there once, as what the client proposed. */
export function stepsOf({ items, proposals }: OfferHistory): PriceStep[] {
  const revisions = items
    .filter(({ by }) => by === "PRO")
    .map(({ n, proposalId, priceType, totalMinor, createdAt }): PriceStep => {
      const kind = n === 1 ? "OFFERED" : proposalId === null ? "CHANGED" : "ANSWERED";
      return { id: String(n), by: "PRO", kind, priceType, totalMinor, at: createdAt };
    });
  const proposed = proposals.map(({ id, priceType, totalMinor, createdAt }): PriceStep => {
    return { id, by: "CLIENT", kind: "PROPOSED", priceType, totalMinor, at: createdAt };
  });
  return [...revisions, ...proposed].toSorted((one, other) => one.at.localeCompare(other.at));
}
