import { offerHistory } from "@/lib/offers/proposals/schema";
import { readHistory } from "@/lib/offers/proposals/service";
import { offerParams } from "@/lib/offers/schema";
import { route } from "@/lib/platform/server/http/route";

// GET /api/offers/{offerId}/revisions: how its terms came about, for its PRO and the tender's creator.
export const GET = route(
  { auth: "user", limit: "read", params: offerParams, output: offerHistory },
  ({ actor, params }) => readHistory({ actor, offerId: params.offerId }),
);
