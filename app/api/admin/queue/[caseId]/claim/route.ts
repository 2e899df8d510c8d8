import { route } from "@/lib/platform/server/http/route";
import { caseParams, queueCase } from "@/lib/reports/schema";
import { claimCase } from "@/lib/reports/service/claim";

// POST /api/admin/queue/{caseId}/claim: the case is this admin's for 15 minutes; doing it again begins them anew.
export const POST = route(
  { auth: "ADMIN", adminRight: "MODERATE", limit: "write", params: caseParams, output: queueCase },
  ({ actor, params, ip }) => claimCase({ actor, caseId: params.caseId, ip }),
);
