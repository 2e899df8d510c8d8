import { route } from "@/lib/platform/server/http/route";
import { tenderOverview } from "@/lib/agreements/schema/overview";
import { readOverview } from "@/lib/agreements/service/read-overview";

// GET /api/tenders/overview: the caller's open tenders, running jobs, due feedback and counts.
export const GET = route({ auth: "user", limit: "read", output: tenderOverview }, ({ actor, lang }) =>
  readOverview({ actor, lang }),
);
