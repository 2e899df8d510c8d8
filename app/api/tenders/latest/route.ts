import { route } from "@/lib/platform/server/http/route";
import { latestTenders } from "@/lib/tenders/schema/view";
import { readLatestTenders } from "@/lib/tenders/service/read-tenders";

// GET /api/tenders/latest: the newest open tenders, for visitors; no personal data.
export const GET = route({ auth: "public", limit: "read", output: latestTenders }, ({ lang }) =>
  readLatestTenders({ lang }),
);
