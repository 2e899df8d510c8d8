import { route } from "@/lib/platform/server/route";
import { particulars, particularsChange, userParams } from "@/lib/users/particulars/schema";
import { changeParticulars } from "@/lib/users/particulars/service";

// PATCH /api/users/{id}: own names, business data and phone.
export const PATCH = route(
  { auth: "user", params: userParams, body: particularsChange, output: particulars },
  ({ actor, params, body }) => changeParticulars({ actor, userId: params.id, change: body }),
);
