import { catalogueChange, catalogueParams } from "@/lib/admin/catalogue/schema";
import { changeEntry } from "@/lib/admin/catalogue/service";
import { route } from "@/lib/platform/server/http/route";

// PATCH /api/admin/catalogue/plans/{id}: order, names or whether it is offered of a plan.
export const PATCH = route(
  { auth: "ADMIN", adminRight: "MANAGE", limit: "write", params: catalogueParams, body: catalogueChange },
  ({ actor, params, body, ip }) => changeEntry({ actor, kind: "plans", id: params.id, change: body, ip }),
);
