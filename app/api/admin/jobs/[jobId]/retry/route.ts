import { failedJobParams } from "@/lib/admin/failed-jobs/schema";
import { retryJob } from "@/lib/admin/failed-jobs/service";
import { route } from "@/lib/platform/server/http/route";

// POST /api/admin/jobs/{jobId}/retry: has a failed job tried once more.
export const POST = route(
  { auth: "ADMIN", adminRight: "SUPPORT", limit: "write", params: failedJobParams },
  ({ actor, params, ip }) => retryJob({ actor, jobId: params.jobId, ip }),
);
