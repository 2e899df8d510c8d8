import { readiness, requireReady } from "@/lib/platform/server/http/ready";
import { route } from "@/lib/platform/server/http/route";

// GET /api/ready: readiness check of database, migrations, queue and, if configured, Redis; 503 unless all are fine.
export const GET = route({ auth: "public", output: readiness }, () => requireReady());
