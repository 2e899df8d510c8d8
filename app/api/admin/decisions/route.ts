import { route } from "@/lib/platform/server/http/route";
import { decisionBody, decisionView } from "@/lib/reports/schema";
import { decideOnTarget } from "@/lib/reports/service/decide";

// POST /api/admin/decisions: hides, restores, warns or leaves alone; idempotent by Idempotency-Key.
export const POST = route(
  {
    auth: "ADMIN",
    adminRight: "MODERATE",
    limit: "write",
    body: decisionBody,
    output: decisionView,
    status: 201,
  },
  ({ actor, body, ip, idempotencyKey }) => decideOnTarget({ actor, decision: body, ip, idempotencyKey }),
);
