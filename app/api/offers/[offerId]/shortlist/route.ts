import { offerParams, offerView } from "@/lib/offers/schema";
import { pinOffer } from "@/lib/offers/service/pin-offer";
import { route } from "@/lib/platform/server/http/route";

// PUT /api/offers/{offerId}/shortlist: the tender's creator pins the offer, which then comes first in the comparison.
export const PUT = route(
  { auth: "user", limit: "write", params: offerParams, output: offerView },
  ({ actor, params }) => pinOffer({ actor, offerId: params.offerId, isPinned: true }),
);

// DELETE /api/offers/{offerId}/shortlist: unpins it.
export const DELETE = route(
  { auth: "user", limit: "write", params: offerParams, output: offerView },
  ({ actor, params }) => pinOffer({ actor, offerId: params.offerId, isPinned: false }),
);
