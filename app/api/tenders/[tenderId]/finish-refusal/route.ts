import { tenderView } from "@/lib/agreements/schema/tender-view";
import { refuseFinish } from "@/lib/agreements/service/request-finish";
import { route } from "@/lib/platform/server/http/route";
import { finishRefusalBody, tenderParams } from "@/lib/tenders/schema/content";

// PATCH /api/tenders/{tenderId}/finish-refusal: its creator says that the work is not done yet, and why.
export const PATCH = route(
  { auth: "user", limit: "write", params: tenderParams, body: finishRefusalBody, output: tenderView },
  ({ actor, lang, params, body, idempotencyKey }) =>
    refuseFinish({ actor, lang, tenderId: params.tenderId, refusal: body, idempotencyKey }),
);
