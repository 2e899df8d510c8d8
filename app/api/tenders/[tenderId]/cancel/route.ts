import { cancelTender } from "@/lib/agreements/service/cancel-tender";
import { route } from "@/lib/platform/server/http/route";
import { moveBody, tenderParams } from "@/lib/tenders/schema/content";
import { tenderView } from "@/lib/agreements/schema/tender-view";

// PATCH /api/tenders/{tenderId}/cancel: its creator cancels the tender, with a reason.
export const PATCH = route(
  { auth: "user", limit: "write", params: tenderParams, body: moveBody, output: tenderView },
  ({ actor, lang, params, body, idempotencyKey }) =>
    cancelTender({ actor, lang, tenderId: params.tenderId, move: body, idempotencyKey }),
);
