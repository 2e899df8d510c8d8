import { editTender } from "@/lib/agreements/service/edit-tender";
import { route } from "@/lib/platform/server/http/route";
import { editTenderBody, tenderParams } from "@/lib/tenders/schema/content";
import { tenderView } from "@/lib/agreements/schema/tender-view";
import { readTender } from "@/lib/agreements/service/read-tender";

// GET /api/tenders/{tenderId}: one tender, as far as the caller may see it, with the actions allowed to them.
export const GET = route(
  { auth: "user", limit: "read", params: tenderParams, output: tenderView },
  ({ actor, lang, params }) => readTender({ actor, lang, tenderId: params.tenderId }),
);

// PATCH /api/tenders/{tenderId}: its creator edits an open tender in the version they saw (optimistic locking).
export const PATCH = route(
  { auth: "user", limit: "write", params: tenderParams, body: editTenderBody, output: tenderView },
  ({ actor, lang, params, body }) => editTender({ actor, lang, tenderId: params.tenderId, change: body }),
);
