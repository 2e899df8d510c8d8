import { finishTender } from "@/lib/agreements/service/finish-tender";
import { route } from "@/lib/platform/server/http/route";
import { seenVersion, tenderParams } from "@/lib/tenders/schema/content";
import { tenderView } from "@/lib/agreements/schema/tender-view";

// PATCH /api/tenders/{tenderId}/finish: its creator marks the work finished.
export const PATCH = route(
  { auth: "user", limit: "write", params: tenderParams, body: seenVersion, output: tenderView },
  ({ actor, lang, params, body, idempotencyKey }) =>
    finishTender({ actor, lang, tenderId: params.tenderId, seenVersion: body.version, idempotencyKey }),
);
