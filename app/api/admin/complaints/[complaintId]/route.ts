import { route } from "@/lib/platform/server/http/route";
import { complaintParams, complaintView, judgementBody } from "@/lib/reports/complaints/schema";
import { judgeComplaint, readComplaint } from "@/lib/reports/complaints/service";

// GET /api/admin/complaints/{complaintId}: a complaint with the decision that it is about.
export const GET = route(
  { auth: "ADMIN", adminRight: "MODERATE", limit: "read", params: complaintParams, output: complaintView },
  ({ actor, params }) => readComplaint({ actor, complaintId: params.complaintId }),
);

// POST /api/admin/complaints/{complaintId}: UPHELD undoes the decision, REJECTED leaves it; judged once.
export const POST = route(
  { auth: "ADMIN", adminRight: "MODERATE", limit: "write", params: complaintParams, body: judgementBody },
  ({ actor, params, body, ip }) =>
    judgeComplaint({ actor, complaintId: params.complaintId, judgement: body, ip }),
);
