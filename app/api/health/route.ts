import { route } from "@/lib/platform/server/http/route";

// GET /api/health: the process is up and answers.
export const GET = route({ auth: "public" }, () => ({ status: "ok" }));
