import { route } from "@/lib/platform/server/http/route";
import { pendingPhotosBody, pendingTenderParams, pendingTenderView } from "@/lib/pending-tenders/schema";
import { addPendingPhotos, deletePendingTender } from "@/lib/pending-tenders/service/own-pending";

// PATCH /api/pending-tenders/{pendingTenderId}: adds the photos that were still in the visitor's browser.
export const PATCH = route(
  {
    auth: "CLIENT",
    limit: "write",
    params: pendingTenderParams,
    body: pendingPhotosBody,
    output: pendingTenderView,
  },
  ({ actor, lang, params, body }) =>
    addPendingPhotos({ actor, lang, id: params.pendingTenderId, photoIds: body.photoIds }),
);

// DELETE /api/pending-tenders/{pendingTenderId}: gives up an own tender that is not posted.
export const DELETE = route(
  { auth: "CLIENT", limit: "write", params: pendingTenderParams },
  ({ actor, params }) => deletePendingTender({ actor, id: params.pendingTenderId }),
);
