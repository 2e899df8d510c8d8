import { failedJobList, failedJobQuery } from "@/lib/admin/failed-jobs/schema";
import { readFailedJobs } from "@/lib/admin/failed-jobs/service";
import { route } from "@/lib/platform/server/http/route";

// GET /api/admin/jobs: mails and other jobs that the queue has given up, the last first.
export const GET = route(
  { auth: "ADMIN", adminRight: "SUPPORT", limit: "read", query: failedJobQuery, output: failedJobList },
  ({ query }) => readFailedJobs(query.page),
);
