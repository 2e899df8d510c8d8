import { tenderView } from "@/lib/agreements/schema/tender-view";
import { requestFinish } from "@/lib/agreements/service/request-finish";
import { route } from "@/lib/platform/server/http/route";
import { finishRequestBody, tenderParams } from "@/lib/tenders/schema/content";

// PATCH /api/tenders/{tenderId}/finish-request: the accepted PRO reports the work as done.
export const PATCH = route(
  { auth: "user", limit: "write", params: tenderParams, body: finishRequestBody, output: tenderView },
  ({ actor, lang, params, body, idempotencyKey }) =>
    requestFinish({ actor, lang, tenderId: params.tenderId, request: body, idempotencyKey }),
);
