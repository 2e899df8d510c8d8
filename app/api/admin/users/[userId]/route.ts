import { adminUserParams } from "@/lib/admin/rights/schema";
import { userRecord } from "@/lib/admin/users/schema";
import { readUserRecord } from "@/lib/admin/users/service/record";
import { route } from "@/lib/platform/server/http/route";

// GET /api/admin/users/{userId}: all that helps to help one person; the look is in the audit log.
export const GET = route(
  { auth: "ADMIN", adminRight: "SUPPORT", limit: "read", params: adminUserParams, output: userRecord },
  ({ actor, params, ip }) => readUserRecord({ actor, userId: params.userId, ip }),
);
