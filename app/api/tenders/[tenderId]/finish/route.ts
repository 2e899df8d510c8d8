import { finishTender } from "@/lib/offers/service/finish-tender";
import { route } from "@/lib/platform/server/route";
import { seenVersion, tenderParams } from "@/lib/tenders/schema/content";
import { tenderView } from "@/lib/tenders/schema/view";

// PATCH /api/tenders/{tenderId}/finish: its creator marks the work finished.
export const PATCH = route(
  { auth: "user", limit: "write", params: tenderParams, body: seenVersion, output: tenderView },
  ({ actor, lang, params, body }) =>
    finishTender({ actor, lang, tenderId: params.tenderId, seenVersion: body.version }),
);
