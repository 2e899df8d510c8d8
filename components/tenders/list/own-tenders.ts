import type { TenderCardView as Tender } from "@/lib/tenders/schema/view";

/** Whether nothing happens with a tender any more. */
export function isEnded({ status }: Pick<Tender, "status">): boolean {
  return status === "COMPLETED" || status === "CANCELED";
}

/** The one tender of a page that waits for its client most: with new offers, or else with offers to choose from. */
export function nextOf(tenders: readonly Tender[]): Tender | undefined {
  const withOffers = tenders.filter(({ status, offerCount }) => status === "NEW" && offerCount > 0);
  return withOffers.find(({ newOfferCount }) => newOfferCount > 0) ?? withOffers[0];
}
