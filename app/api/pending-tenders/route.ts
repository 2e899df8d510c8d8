import { route } from "@/lib/platform/server/http/route";
import { pendingTenderBody, pendingTenderCreated, pendingTenderList } from "@/lib/pending-tenders/schema";
import { createPendingTender } from "@/lib/pending-tenders/service/create-pending";
import { readPendingTenders } from "@/lib/pending-tenders/service/own-pending";

// GET /api/pending-tenders: the caller's tender that waits for their address, with what became of it.
export const GET = route({ auth: "CLIENT", limit: "read", output: pendingTenderList }, ({ actor }) =>
  readPendingTenders({ actor }),
);

// POST /api/pending-tenders: a visitor's tender and account, once per Idempotency-Key; confirming the address posts it.
export const POST = route(
  { auth: "public", limit: "write", body: pendingTenderBody, output: pendingTenderCreated, status: 201 },
  ({ body, lang, ip, request, idempotencyKey }) =>
    createPendingTender({ body, lang, ip, userAgent: request.headers.get("user-agent"), idempotencyKey }),
);
