import { adminUserParams } from "@/lib/admin/rights/schema";
import { signOutUser } from "@/lib/admin/users/service/help";
import { route } from "@/lib/platform/server/http/route";

// POST /api/admin/users/{userId}/sign-out: signs another person out everywhere.
export const POST = route(
  { auth: "ADMIN", adminRight: "SUPPORT", limit: "write", params: adminUserParams },
  ({ actor, params, ip }) => signOutUser({ actor, userId: params.userId, ip }),
);
