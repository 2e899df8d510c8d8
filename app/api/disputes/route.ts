import { disputeList, disputeListQuery } from "@/lib/disputes/schema";
import { readDisputes } from "@/lib/disputes/service/read";
import { route } from "@/lib/platform/server/http/route";

// GET /api/disputes: the caller's own, the newest first; for admins all in mediation or closed.
export const GET = route(
  { auth: "user", adminRight: "MODERATE", limit: "read", query: disputeListQuery, output: disputeList },
  ({ actor, query }) => readDisputes({ actor, query }),
);
