import { route } from "@/lib/platform/server/http/route";
import { previewQuery, searchPreview } from "@/lib/saved-searches/schema";
import { previewSearch } from "@/lib/saved-searches/service/saved-searches";

// GET /api/saved-searches/preview: how many tenders the filters of the list match now and in the last 30 days.
export const GET = route({ auth: "PRO", query: previewQuery, output: searchPreview }, ({ actor, query }) =>
  previewSearch({ actor, query }),
);
