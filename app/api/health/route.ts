import { requireHealthy, health } from "@/lib/platform/server/http/health";
import { route } from "@/lib/platform/server/http/route";

// GET /api/health: liveness check: the process answers; 503 once it has to stop, so that a proxy turns to another one.
export const GET = route({ auth: "public", output: health }, () => requireHealthy());
