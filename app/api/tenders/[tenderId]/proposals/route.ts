import { proposalList } from "@/lib/invitations/schema";
import { readProposals } from "@/lib/invitations/service/propose";
import { route } from "@/lib/platform/server/http/route";
import { tenderParams } from "@/lib/tenders/schema/content";

// GET /api/tenders/{tenderId}/proposals: the BEEs to invite to an own open tender, the best first.
export const GET = route(
  { auth: "user", limit: "read", params: tenderParams, output: proposalList },
  ({ actor, lang, params }) => readProposals({ actor, lang, tenderId: params.tenderId }),
);
