import { deleteOnRequest } from "@/lib/account-deletion/service";
import { adminUserParams } from "@/lib/admin/rights/schema";
import { deletionBody, userRecord } from "@/lib/admin/users/schema";
import { readUserRecord } from "@/lib/admin/users/service/record";
import { route } from "@/lib/platform/server/http/route";

// GET /api/admin/users/{userId}: all that helps to help one person; the look is in the audit log.
export const GET = route(
  { auth: "ADMIN", adminRight: "SUPPORT", limit: "read", params: adminUserParams, output: userRecord },
  ({ actor, params, ip }) => readUserRecord({ actor, userId: params.userId, ip }),
);

// DELETE /api/admin/users/{userId}: deletes the account of a person who asks for it; they can take it back for 30 days.
export const DELETE = route(
  { auth: "ADMIN", adminRight: "SUPPORT", limit: "write", params: adminUserParams, body: deletionBody },
  ({ actor, params, body, ip }) => deleteOnRequest({ actor, userId: params.userId, reason: body.reason, ip }),
);
