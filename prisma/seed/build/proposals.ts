import { PROPOSAL_LIMITS } from "@/lib/offers/proposals/constants";
import { demoId, hoursAfter, userIdOf, type Rows } from "./rows";
import { momentOf, type Notify, type Story } from "./story";
import { offerIdOf, paramsOf, priceOf } from "./tenders";

/** Adds what the client has proposed for an offer, and how its PRO has answered. */
export function addProposal(rows: Rows, { tender, offer, messages }: Story, now: Date, notify: Notify): void {
  if (!offer.proposal) return;
  const { note, answer, after, ...price } = offer.proposal;
  const [id, offerId, proId] = [
    demoId("proposal", tender.key, offer.pro),
    offerIdOf(tender, offer),
    userIdOf(offer.pro),
  ];
  const sent = rows.offers.find((row) => row.id === offerId);
  const at = momentOf(tender, after, now);
  const asked = paramsOf(tender, price);
  messages.push({ at, code: "PROPOSAL_SENT", params: { ...asked, proposalId: id, ...(note && { note }) } });
  notify({ type: "PROPOSAL", to: offer.pro, by: tender.client, at, params: { ...asked, proId } });
  rows.proposals.push({
    id,
    offerId,
    baseRevision: 1,
    ...priceOf(price),
    availableFrom: sent?.availableFrom ?? null,
    timeSlots: sent?.timeSlots ?? [],
    durationDays: offer.days ?? null,
    note: note ?? null,
    createdAt: at,
    expiresAt: hoursAfter(at, PROPOSAL_LIMITS.openHours),
    ...(answer && { status: "ANSWERED", revision: 2, settledAt: momentOf(tender, answer.after, now) }),
  });
  if (!answer) return;
  const answered = { ...offer, price: answer.price };
  const { priceMinor, totalMinor } = priceOf(answered);
  rows.changedOffers.push({ id: offerId, priceMinor, totalMinor });
  const [then, params] = [momentOf(tender, answer.after, now), paramsOf(tender, answered)];
  messages.push({ at: then, code: "OFFER_ANSWERED", params: { ...params, proposalId: id, revision: 2 } });
  const settled = { ...params, status: "ANSWERED", proId };
  notify({ type: "PROPOSAL_SETTLED", to: tender.client, by: offer.pro, at: then, params: settled });
}
