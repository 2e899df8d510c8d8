import { queueList, queueQueryParams } from "@/lib/admin-queue/schema";
import { readQueue } from "@/lib/admin-queue/service";
import { route } from "@/lib/platform/server/http/route";

// GET /api/admin/queue: all that waits for a decision, urgent entries first, then the oldest; by kind where one is given.
export const GET = route(
  {
    auth: "ADMIN",
    adminRight: ["MODERATE", "SUPPORT"],
    limit: "read",
    query: queueQueryParams,
    output: queueList,
  },
  ({ actor, query }) => readQueue({ actor, query }),
);
