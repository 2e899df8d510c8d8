import { offerParams } from "@/lib/offers/schema";
import { acceptOffer } from "@/lib/agreements/service/accept-offer";
import { route } from "@/lib/platform/server/http/route";
import { acceptBody } from "@/lib/agreements/schema/accept";
import { acceptedView } from "@/lib/agreements/schema/tender-view";

// PATCH /api/offers/{offerId}/accept: the tender's creator accepts the offer.
export const PATCH = route(
  { auth: "user", limit: "write", params: offerParams, body: acceptBody, output: acceptedView },
  ({ actor, lang, params, body: { version, ...given }, idempotencyKey }) =>
    acceptOffer({ actor, lang, offerId: params.offerId, seenVersion: version, given, idempotencyKey }),
);
