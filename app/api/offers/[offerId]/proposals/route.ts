import { proposalBody } from "@/lib/offers/proposals/schema";
import { proposeTerms } from "@/lib/offers/proposals/service";
import { offerParams, offerView } from "@/lib/offers/schema";
import { route } from "@/lib/platform/server/http/route";

// POST /api/offers/{offerId}/proposals: other terms, by the client or, in a job, either side; idempotent by Idempotency-Key.
export const POST = route(
  { auth: "user", limit: "write", params: offerParams, body: proposalBody, output: offerView, status: 201 },
  ({ actor, params, body, idempotencyKey }) =>
    proposeTerms({ actor, offerId: params.offerId, proposal: body, idempotencyKey }),
);
