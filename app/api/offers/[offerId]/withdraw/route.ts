import { offerParams, offerView } from "@/lib/offers/schema";
import { withdrawOffer } from "@/lib/offers/service/decline-or-withdraw";
import { route } from "@/lib/platform/server/http/route";

// PATCH /api/offers/{offerId}/withdraw: its PRO withdraws the offer.
export const PATCH = route(
  { auth: "user", limit: "write", params: offerParams, output: offerView },
  ({ actor, params, idempotencyKey }) => withdrawOffer({ actor, offerId: params.offerId, idempotencyKey }),
);
