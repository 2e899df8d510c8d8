import { route } from "@/lib/platform/server/http/route";
import { decisionList, reportListQuery } from "@/lib/reports/schema";
import { readOwnDecisions } from "@/lib/reports/service/read";

// GET /api/decisions/mine: statements of reasons about what the caller has written, the newest first.
export const GET = route(
  { auth: "user", limit: "read", query: reportListQuery, output: decisionList },
  ({ actor, query }) => readOwnDecisions({ actor, page: query.page }),
);
