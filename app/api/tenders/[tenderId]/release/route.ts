import { releaseTender } from "@/lib/agreements/service/release-tender";
import { route } from "@/lib/platform/server/http/route";
import { moveBody, tenderParams } from "@/lib/tenders/schema/content";
import { tenderView } from "@/lib/agreements/schema/tender-view";

// PATCH /api/tenders/{tenderId}/release: client or PRO releases the agreement, which reopens the tender.
export const PATCH = route(
  { auth: "user", limit: "write", params: tenderParams, body: moveBody, output: tenderView },
  ({ actor, lang, params, body, idempotencyKey }) =>
    releaseTender({ actor, lang, tenderId: params.tenderId, move: body, idempotencyKey }),
);
