import { route } from "@/lib/platform/server/http/route";
import { tenderOverview } from "@/lib/agreements/schema/overview";
import { readOverview } from "@/lib/agreements/service/read-overview";

// GET /api/tenders/overview: what waits for the caller: open tenders, running jobs, feedback to leave, numbers.
export const GET = route({ auth: "user", limit: "read", output: tenderOverview }, ({ actor }) =>
  readOverview({ actor }),
);
