import { failedJobParams } from "@/lib/admin/failed-jobs/schema";
import { discardJob } from "@/lib/admin/failed-jobs/service";
import { route } from "@/lib/platform/server/http/route";

// DELETE /api/admin/jobs/{jobId}: gives up a failed job for good.
export const DELETE = route(
  { auth: "ADMIN", adminRight: "SUPPORT", limit: "write", params: failedJobParams },
  ({ actor, params, ip }) => discardJob({ actor, jobId: params.jobId, ip }),
);
