import { route } from "@/lib/platform/server/http/route";
import { userParams } from "@/lib/users/particulars/schema";
import { summaryBody, summaryView } from "@/lib/users/profile/schema";
import { saveSummary } from "@/lib/users/profile/service";

// PUT /api/users/summary/{id}: saves the caller's profile summary; the id is their own.
export const PUT = route(
  { auth: "user", params: userParams, body: summaryBody, output: summaryView },
  ({ actor, params, body }) => saveSummary({ actor, userId: params.id, summary: body.summary }),
);
