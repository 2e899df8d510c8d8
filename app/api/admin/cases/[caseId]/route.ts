import { route } from "@/lib/platform/server/http/route";
import { caseParams, queueCase } from "@/lib/reports/schema";
import { readCase } from "@/lib/reports/service/read";

// GET /api/admin/cases/{caseId}: all that was reported about one target, and what was decided about it before.
export const GET = route(
  { auth: "ADMIN", adminRight: "MODERATE", limit: "read", params: caseParams, output: queueCase },
  ({ actor, params }) => readCase({ actor, caseId: params.caseId }),
);
