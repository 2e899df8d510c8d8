import { newOfferBody, offerList, offerView } from "@/lib/offers/schema";
import { listOffers } from "@/lib/offers/service/list-offers";
import { sendOffer } from "@/lib/offers/service/send-offer";
import { route } from "@/lib/platform/server/http/route";
import { tenderParams } from "@/lib/tenders/schema/content";

// GET /api/tenders/{tenderId}/offers: all for its creator, the own one for a PRO.
export const GET = route(
  { auth: "user", limit: "read", params: tenderParams, output: offerList },
  ({ actor, params }) => listOffers({ actor, tenderId: params.tenderId }),
);

// POST /api/tenders/{tenderId}/offers: a PRO sends an offer; idempotent by Idempotency-Key.
export const POST = route(
  {
    auth: "PRO",
    limit: "write",
    unlimitedOnly: true,
    params: tenderParams,
    body: newOfferBody,
    output: offerView,
    status: 201,
  },
  ({ actor, params, body, idempotencyKey }) =>
    sendOffer({ actor, tenderId: params.tenderId, offer: body, idempotencyKey }),
);
