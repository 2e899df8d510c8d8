import { route } from "@/lib/platform/server/http/route";
import { complaintBody, complaintReceipt } from "@/lib/reports/complaints/schema";
import { complain } from "@/lib/reports/complaints/service";

// POST /api/complaints: about a decision, by the person whom it concerns; idempotent by Idempotency-Key.
export const POST = route(
  { auth: "public", limit: "report", body: complaintBody, output: complaintReceipt, status: 201 },
  ({ actor, body, idempotencyKey }) => complain({ actor, complaint: body, idempotencyKey }),
);
