import { insightsQueryParams, insightsView } from "@/lib/insights/schema";
import { readInsights } from "@/lib/insights/service";
import { route } from "@/lib/platform/server/http/route";

// GET /api/insights: what a BEE's last 30, 90 or 365 days look like.
export const GET = route(
  { auth: "PRO", limit: "read", query: insightsQueryParams, output: insightsView },
  ({ actor, lang, query }) => readInsights({ actor, lang, days: query.days }),
);
