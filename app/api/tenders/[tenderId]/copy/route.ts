import { copyTender } from "@/lib/agreements/service/copy-tender";
import { route } from "@/lib/platform/server/http/route";
import { copyTenderBody, tenderCopy, tenderParams } from "@/lib/tenders/schema/content";

// POST /api/tenders/{tenderId}/copy: the content of an own tender for a new one, with copies of its files; idempotent by Idempotency-Key.
export const POST = route(
  {
    auth: "CLIENT",
    limit: "write",
    params: tenderParams,
    body: copyTenderBody,
    output: tenderCopy,
    status: 201,
  },
  ({ actor, params, idempotencyKey }) => copyTender({ actor, tenderId: params.tenderId, idempotencyKey }),
);
