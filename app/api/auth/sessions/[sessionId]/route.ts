import { sessionParams } from "@/lib/auth/schema";
import { endOwnSession } from "@/lib/auth/service/own-sessions";
import { route } from "@/lib/platform/server/http/route";

// DELETE /api/auth/sessions/{sessionId}: ends one of the caller's sessions.
export const DELETE = route({ auth: "user", limit: "write", params: sessionParams }, ({ actor, params }) =>
  endOwnSession({ actor, sessionId: params.sessionId }),
);
