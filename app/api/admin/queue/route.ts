import { route } from "@/lib/platform/server/http/route";
import { reportListQuery, queueList } from "@/lib/reports/schema";
import { readQueue } from "@/lib/reports/service/read";

// GET /api/admin/queue: what was reported and waits for a decision, urgent cases first, then the oldest.
export const GET = route(
  { auth: "ADMIN", adminRight: "MODERATE", limit: "read", query: reportListQuery, output: queueList },
  ({ actor, query }) => readQueue({ actor, page: query.page }),
);
