import { tenderView } from "@/lib/agreements/schema/tender-view";
import { extendTender } from "@/lib/agreements/service/extend-tender";
import { route } from "@/lib/platform/server/http/route";
import { seenVersion, tenderParams } from "@/lib/tenders/schema/content";

// PATCH /api/tenders/{tenderId}/extend: its creator keeps an open tender for 30 days more.
export const PATCH = route(
  { auth: "user", limit: "write", params: tenderParams, body: seenVersion, output: tenderView },
  ({ actor, lang, params, body, idempotencyKey }) =>
    extendTender({ actor, lang, tenderId: params.tenderId, seenVersion: body.version, idempotencyKey }),
);
