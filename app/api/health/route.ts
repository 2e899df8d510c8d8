import { route } from "@/lib/platform/server/http/route";

// GET /api/health: liveness check: the process answers.
export const GET = route({ auth: "public" }, () => ({ status: "ok" }));
