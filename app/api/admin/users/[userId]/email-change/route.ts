import { adminUserParams } from "@/lib/admin/rights/schema";
import { emailChangeBody, emailChangeStarted } from "@/lib/admin/users/schema";
import { changeEmailFor } from "@/lib/admin/users/service/act-for";
import { route } from "@/lib/platform/server/http/route";

// POST /api/admin/users/{userId}/email-change: begins a change of address after proof; idempotent by Idempotency-Key.
export const POST = route(
  {
    auth: "ADMIN",
    adminRight: "SUPPORT",
    limit: "mailRequest",
    params: adminUserParams,
    body: emailChangeBody,
    output: emailChangeStarted,
  },
  ({ actor, params, body, ip, idempotencyKey }) =>
    changeEmailFor({ actor, userId: params.userId, change: body, ip, idempotencyKey }),
);
