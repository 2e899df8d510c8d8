import { adminUserParams, rightsBody, rightsView } from "@/lib/admin/rights/schema";
import { changeRights } from "@/lib/admin/rights/service";
import { route } from "@/lib/platform/server/http/route";

// PUT /api/admin/users/{userId}/rights: what another admin may do from now on.
export const PUT = route(
  {
    auth: "ADMIN",
    adminRight: "MANAGE",
    limit: "write",
    params: adminUserParams,
    body: rightsBody,
    output: rightsView,
  },
  ({ actor, params, body, ip }) => changeRights({ actor, userId: params.userId, rights: body.rights, ip }),
);
