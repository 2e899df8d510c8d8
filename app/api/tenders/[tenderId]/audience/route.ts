import { tenderView } from "@/lib/agreements/schema/tender-view";
import { changeAudience } from "@/lib/agreements/service/publish-tender";
import { route } from "@/lib/platform/server/http/route";
import { audienceBody, tenderParams } from "@/lib/tenders/schema/content";

// PATCH /api/tenders/{tenderId}/audience: the client makes a private tender public, or lets it become so by itself.
export const PATCH = route(
  { auth: "CLIENT", limit: "write", params: tenderParams, body: audienceBody, output: tenderView },
  ({ actor, lang, params, body }) => changeAudience({ actor, lang, tenderId: params.tenderId, change: body }),
);
