import { changePasswordBody } from "@/lib/auth/schema";
import { changePassword } from "@/lib/auth/service/change-password";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/change-password: a new password, by the mailed link or by the password up to now.
export const POST = route({ auth: "public", limit: "write", body: changePasswordBody }, ({ actor, body }) =>
  changePassword({ actor, body }),
);
