import { route } from "@/lib/platform/server/http/route";
import { changePreview, changePreviewParams, subscriptionParams } from "@/lib/subscriptions/schema";
import { previewChange } from "@/lib/subscriptions/service/change";

// GET /api/users/subscriptions/{id}/change-preview: previews the cost and start of a change to another plan.
export const GET = route(
  { auth: "PRO", params: subscriptionParams, query: changePreviewParams, output: changePreview },
  ({ actor, params, query, lang }) =>
    previewChange({ actor, subscriptionId: params.id, planId: query.subscriptionId, lang }),
);
