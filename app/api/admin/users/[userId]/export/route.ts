import { adminUserParams } from "@/lib/admin/rights/schema";
import { startExportFor } from "@/lib/admin/users/service/act-for";
import { route } from "@/lib/platform/server/http/route";

// POST /api/admin/users/{userId}/export: starts the export of a person's data, which goes to that person only.
export const POST = route(
  { auth: "ADMIN", adminRight: "SUPPORT", limit: "write", params: adminUserParams },
  ({ actor, params, ip }) => startExportFor({ actor, userId: params.userId, ip }),
);
