import { ownSessions } from "@/lib/auth/schema";
import { endOtherSessions, listOwnSessions } from "@/lib/auth/service/own-sessions";
import { route } from "@/lib/platform/server/http/route";

// GET /api/auth/sessions: the caller's sessions.
export const GET = route({ auth: "user", limit: "read", output: ownSessions }, ({ actor }) =>
  listOwnSessions({ actor }),
);

// DELETE /api/auth/sessions: ends all of the caller's other sessions.
export const DELETE = route({ auth: "user", limit: "write" }, ({ actor }) => endOtherSessions({ actor }));
