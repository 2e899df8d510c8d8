import { changePasswordBody } from "@/lib/auth/schema";
import { changePassword } from "@/lib/auth/service/change-password";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/change-password: sets a new password, authorised by an e-mailed token or the current password.
export const POST = route({ auth: "public", limit: "write", body: changePasswordBody }, ({ actor, body }) =>
  changePassword({ actor, body }),
);
