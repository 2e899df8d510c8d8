import { deleteUser } from "@/lib/account-deletion/service";
import { route } from "@/lib/platform/server/http/route";
import { deleteBody } from "@/lib/account-deletion/schema";
import { particulars, particularsChange, userParams } from "@/lib/users/particulars/schema";
import { changeParticulars } from "@/lib/users/particulars/service";

// PATCH /api/users/{id}: changes the caller's names, business data and phone.
export const PATCH = route(
  { auth: "user", params: userParams, body: particularsChange, output: particulars },
  ({ actor, params, body }) => changeParticulars({ actor, userId: params.id, change: body }),
);

// DELETE /api/users/{id}: deletes the caller's account (GDPR erasure); what other users need is kept, anonymised.
export const DELETE = route(
  { auth: "user", limit: "write", params: userParams, body: deleteBody },
  ({ actor, params, body }) => deleteUser({ actor, userId: params.id, password: body.password }),
);
