import { changeOfferBody, offerParams, offerView } from "@/lib/offers/schema";
import { changeOffer } from "@/lib/offers/service/change-offer";
import { route } from "@/lib/platform/server/http/route";

// PATCH /api/offers/{offerId}: its PRO changes an active offer.
export const PATCH = route(
  { auth: "user", limit: "write", params: offerParams, body: changeOfferBody, output: offerView },
  ({ actor, params, body }) => changeOffer({ actor, offerId: params.offerId, change: body }),
);
