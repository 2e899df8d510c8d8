import { offerParams, offerView } from "@/lib/offers/schema";
import { renewOffer } from "@/lib/offers/service/renew-offer";
import { route } from "@/lib/platform/server/http/route";
import { seenVersion } from "@/lib/tenders/schema/content";

// PATCH /api/offers/{offerId}/renew: its PRO lets an active offer stand for the same number of days again.
export const PATCH = route(
  { auth: "user", limit: "write", params: offerParams, body: seenVersion, output: offerView },
  ({ actor, params, body, idempotencyKey }) =>
    renewOffer({ actor, offerId: params.offerId, seenVersion: body.version, idempotencyKey }),
);
