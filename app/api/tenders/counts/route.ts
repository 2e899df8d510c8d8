import { route } from "@/lib/platform/server/http/route";
import { tenderCounts } from "@/lib/tenders/schema/list";
import { readTenderCounts } from "@/lib/tenders/service/read-tenders";

// GET /api/tenders/counts: how many tenders each tab of the list holds, and the caller's own reach.
export const GET = route({ auth: "user", limit: "read", output: tenderCounts }, ({ actor }) =>
  readTenderCounts({ actor }),
);
