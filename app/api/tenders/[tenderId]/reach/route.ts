import { route } from "@/lib/platform/server/http/route";
import { tenderReach } from "@/lib/agreements/schema/reach";
import { readReach } from "@/lib/agreements/service/read-reach";
import { tenderParams } from "@/lib/tenders/schema/content";

// GET /api/tenders/{tenderId}/reach: how many BEEs may answer, how many were notified, and when the first one usually does.
export const GET = route(
  { auth: "user", limit: "read", params: tenderParams, output: tenderReach },
  ({ actor, params }) => readReach({ actor, tenderId: params.tenderId }),
);
