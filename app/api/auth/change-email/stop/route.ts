import { tokenBody } from "@/lib/auth/schema";
import { stopEmailChange } from "@/lib/auth/service/change-email-by-support";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/change-email/stop: keeps the address that support was asked to change, by the link mailed to it.
export const POST = route({ auth: "public", limit: "write", body: tokenBody }, ({ body }) =>
  stopEmailChange({ token: body.token }),
);
