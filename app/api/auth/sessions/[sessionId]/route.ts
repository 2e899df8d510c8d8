import { sessionParams } from "@/lib/auth/schema";
import { endOwnSession } from "@/lib/auth/service/own-sessions";
import { route } from "@/lib/platform/server/http/route";

// DELETE /api/auth/sessions/{sessionId}: signs one of the own devices out.
export const DELETE = route({ auth: "user", limit: "write", params: sessionParams }, ({ actor, params }) =>
  endOwnSession({ actor, sessionId: params.sessionId }),
);
