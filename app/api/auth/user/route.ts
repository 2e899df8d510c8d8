import { route } from "@/lib/platform/server/http/route";
import { findOwnUser } from "@/lib/users/data";
import { ownUser } from "@/lib/shared/own-user";

// GET /api/auth/user: the signed-in user, with settings, plan and unread counts.
export const GET = route({ auth: "user", output: ownUser, beforeTwoStep: true }, ({ actor }) =>
  findOwnUser(actor.id),
);
