import { route } from "@/lib/platform/server/http/route";
import { reportListQuery, reportList } from "@/lib/reports/schema";
import { readOwnReports } from "@/lib/reports/service/read";

// GET /api/reports/mine: the caller's own reports with what became of them, the newest first.
export const GET = route(
  { auth: "user", limit: "read", query: reportListQuery, output: reportList },
  ({ actor, query }) => readOwnReports({ actor, page: query.page }),
);
