import { endedAgreementList } from "@/lib/feedback/schema";
import { readEndedAgreements } from "@/lib/feedback/service/read-feedback";
import { route } from "@/lib/platform/server/http/route";
import { tenderParams } from "@/lib/tenders/schema/content";

// GET /api/tenders/{tenderId}/ended-agreements: the caller's that ended without the work, with both parties' reviews.
export const GET = route(
  { auth: "user", limit: "read", params: tenderParams, output: endedAgreementList },
  ({ actor, params }) => readEndedAgreements({ actor, tenderId: params.tenderId }),
);
