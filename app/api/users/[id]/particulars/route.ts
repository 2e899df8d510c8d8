import { route } from "@/lib/platform/server/http/route";
import { particulars, userParams } from "@/lib/users/particulars/schema";
import { readParticulars } from "@/lib/users/particulars/service";

// GET /api/users/{id}/particulars: the private data of a user or business, for themselves and admins.
export const GET = route({ auth: "user", params: userParams, output: particulars }, ({ actor, params, ip }) =>
  readParticulars({ actor, userId: params.id, ip }),
);
