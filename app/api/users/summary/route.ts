import { route } from "@/lib/platform/server/http/route";
import { summaryBody, summaryView } from "@/lib/users/profile/schema";
import { saveSummary } from "@/lib/users/profile/service";

// POST /api/users/summary: saves the caller's profile summary.
export const POST = route({ auth: "user", body: summaryBody, output: summaryView }, ({ actor, body }) =>
  saveSummary({ actor, userId: actor.id, summary: body.summary }),
);
