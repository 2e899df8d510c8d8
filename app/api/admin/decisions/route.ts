import { route } from "@/lib/platform/server/http/route";
import { decisionBody, decisionView } from "@/lib/reports/schema";
import { decideOnTarget } from "@/lib/reports/service/decide";

// POST /api/admin/decisions: hides, warns, limits, suspends and so on, each with its right; idempotent by Idempotency-Key.
export const POST = route(
  {
    auth: "ADMIN",
    adminRight: ["MODERATE", "MANAGE"],
    limit: "write",
    body: decisionBody,
    output: decisionView,
    status: 201,
  },
  ({ actor, body, ip, idempotencyKey }) => decideOnTarget({ actor, decision: body, ip, idempotencyKey }),
);
