import { route } from "@/lib/platform/server/http/route";
import { withdrawalConfirmation } from "@/lib/subscriptions/schema";
import { confirmWithdrawal } from "@/lib/subscriptions/service/withdraw";

// POST /api/withdrawals/confirm: withdraws from the contract of a mailed link.
export const POST = route(
  { auth: "public", limit: "mailRequest", body: withdrawalConfirmation },
  ({ body }) => confirmWithdrawal(body),
);
