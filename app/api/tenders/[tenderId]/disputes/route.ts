import { disputeBody, disputeView, tenderDisputes } from "@/lib/disputes/schema";
import { openDispute } from "@/lib/disputes/service/open";
import { readTenderDisputes } from "@/lib/disputes/service/read";
import { route } from "@/lib/platform/server/http/route";
import { tenderParams } from "@/lib/tenders/schema/content";

// GET /api/tenders/{tenderId}/disputes: those of the caller, and whether they may open one.
export const GET = route(
  { auth: "user", limit: "read", params: tenderParams, output: tenderDisputes },
  ({ actor, params }) => readTenderDisputes({ actor, tenderId: params.tenderId }),
);

// POST /api/tenders/{tenderId}/disputes: one of the two says what went wrong; idempotent by Idempotency-Key.
export const POST = route(
  { auth: "user", limit: "write", params: tenderParams, body: disputeBody, output: disputeView, status: 201 },
  ({ actor, params, body, idempotencyKey }) =>
    openDispute({ actor, tenderId: params.tenderId, dispute: body, idempotencyKey }),
);
