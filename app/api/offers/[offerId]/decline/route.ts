import { declineBody, offerParams, offerView } from "@/lib/offers/schema";
import { declineOffer } from "@/lib/offers/service/decline-or-withdraw";
import { route } from "@/lib/platform/server/http/route";

// PATCH /api/offers/{offerId}/decline: the tender's creator declines the offer.
export const PATCH = route(
  { auth: "user", limit: "write", params: offerParams, body: declineBody, output: offerView },
  ({ actor, params, body, idempotencyKey }) =>
    declineOffer({ actor, offerId: params.offerId, reason: body.reason, idempotencyKey }),
);
