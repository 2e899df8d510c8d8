import { route } from "@/lib/platform/server/http/route";
import { ownUser } from "@/lib/shared/own-user";
import { awayBody } from "@/lib/users/away/schema";
import { changeAway } from "@/lib/users/away/service";

// PUT /api/users/away: the caller, a BEE, is away until a day: no alerts, not proposed; profile and offers say so.
export const PUT = route(
  { auth: "PRO", limit: "write", body: awayBody, output: ownUser },
  ({ actor, body }) => changeAway({ actor, away: body }),
);

// DELETE /api/users/away: the caller is back.
export const DELETE = route({ auth: "PRO", limit: "write", output: ownUser }, ({ actor }) =>
  changeAway({ actor, away: null }),
);
