import { ownSessions } from "@/lib/auth/schema";
import { endOtherSessions, listOwnSessions } from "@/lib/auth/service/own-sessions";
import { route } from "@/lib/platform/server/http/route";

// GET /api/auth/sessions: where one is signed in.
export const GET = route({ auth: "user", limit: "read", output: ownSessions }, ({ actor }) =>
  listOwnSessions({ actor }),
);

// DELETE /api/auth/sessions: signs all other devices out.
export const DELETE = route({ auth: "user", limit: "write" }, ({ actor }) => endOtherSessions({ actor }));
