import { route } from "@/lib/platform/server/http/route";
import { withdrawalRequest } from "@/lib/subscriptions/schema";
import { requestWithdrawal } from "@/lib/subscriptions/service/withdraw";

// POST /api/withdrawals: mails a link to withdraw from a contract without signing in; the same answer for every address.
export const POST = route({ auth: "public", limit: "mailRequest", body: withdrawalRequest }, ({ body }) =>
  requestWithdrawal(body),
);
