import { route } from "@/lib/platform/server/http/route";
import { subscriptionParams, withdrawalPreview } from "@/lib/subscriptions/schema";
import { previewWithdrawal } from "@/lib/subscriptions/service/withdraw";

// GET /api/users/subscriptions/{id}/withdrawal-preview: what a withdrawal from the contract pays back now.
export const GET = route(
  { auth: "PRO", params: subscriptionParams, output: withdrawalPreview },
  ({ actor, params, lang }) => previewWithdrawal({ actor, subscriptionId: params.id, lang }),
);
