import { route } from "@/lib/platform/server/http/route";
import { complaintParams, judgementBody } from "@/lib/reports/complaints/schema";
import { judgeComplaint } from "@/lib/reports/complaints/service";

// POST /api/admin/complaints/{complaintId}: UPHELD undoes the decision, REJECTED leaves it; judged once.
export const POST = route(
  { auth: "ADMIN", adminRight: "MODERATE", limit: "write", params: complaintParams, body: judgementBody },
  ({ actor, params, body, ip }) =>
    judgeComplaint({ actor, complaintId: params.complaintId, judgement: body, ip }),
);
