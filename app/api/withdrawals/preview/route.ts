import { route } from "@/lib/platform/server/http/route";
import { withdrawalConfirmation, withdrawalPreview } from "@/lib/subscriptions/schema";
import { previewByLink } from "@/lib/subscriptions/service/withdraw";

// POST /api/withdrawals/preview: from which contract a mailed link withdraws and what that pays back now; nothing is changed.
export const POST = route(
  { auth: "public", limit: "mailRequest", body: withdrawalConfirmation, output: withdrawalPreview },
  ({ body, lang }) => previewByLink({ ...body, lang }),
);
