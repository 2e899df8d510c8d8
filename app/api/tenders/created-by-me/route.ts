import { route } from "@/lib/platform/server/http/route";
import { ownTenderListQuery } from "@/lib/tenders/schema/list";
import { tenderList } from "@/lib/tenders/schema/view";
import { listTenders } from "@/lib/tenders/service/read-tenders";

// GET /api/tenders/created-by-me: a client's own tenders, by tab and search.
export const GET = route(
  { auth: "CLIENT", limit: "read", query: ownTenderListQuery, output: tenderList },
  ({ actor, lang, query }) => listTenders({ actor, lang, query }),
);
