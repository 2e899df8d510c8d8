import { requireReady } from "@/lib/platform/server/http/ready";
import { route } from "@/lib/platform/server/http/route";

// GET /api/ready: database, migrations, queue and, where there is one, Redis are fine, so people can be sent here; otherwise 503.
export const GET = route({ auth: "public" }, () => requireReady());
