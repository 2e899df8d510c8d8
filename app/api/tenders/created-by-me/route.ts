import { route } from "@/lib/platform/server/http/route";
import { ownTenderListQuery } from "@/lib/tenders/schema/list";
import { tenderList } from "@/lib/tenders/schema/view";
import { listOwnTenders } from "@/lib/tenders/service/read-tenders";

// GET /api/tenders/created-by-me: a client's own tenders, by tab and search; of all of them those that go on come first.
export const GET = route(
  { auth: "CLIENT", limit: "read", query: ownTenderListQuery, output: tenderList },
  ({ actor, lang, query }) => listOwnTenders({ actor, lang, query }),
);
