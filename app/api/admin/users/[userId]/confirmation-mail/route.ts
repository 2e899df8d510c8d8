import { adminUserParams } from "@/lib/admin/rights/schema";
import { mailConfirmationTo } from "@/lib/admin/users/service/help";
import { route } from "@/lib/platform/server/http/route";

// POST /api/admin/users/{userId}/confirmation-mail: mails the link that confirms the address once more.
export const POST = route(
  { auth: "ADMIN", adminRight: "SUPPORT", limit: "write", params: adminUserParams },
  ({ actor, params, ip }) => mailConfirmationTo({ actor, userId: params.userId, ip }),
);
