import { route } from "@/lib/platform/server/http/route";
import { newTenderBody } from "@/lib/tenders/schema/content";
import { tenderListQuery } from "@/lib/tenders/schema/list";
import { tenderList } from "@/lib/tenders/schema/view";
import { tenderView } from "@/lib/agreements/schema/tender-view";
import { createTender } from "@/lib/agreements/service/create-tender";
import { listTenders } from "@/lib/tenders/service/read-tenders";

// GET /api/tenders: the tenders the caller may find, by tab, search and filters.
export const GET = route(
  { auth: "user", limit: "read", query: tenderListQuery, output: tenderList },
  ({ actor, lang, query }) => listTenders({ actor, lang, query }),
);

// POST /api/tenders: a client posts a tender; idempotent by Idempotency-Key.
export const POST = route(
  {
    auth: "CLIENT",
    limit: "write",
    unlimitedOnly: true,
    body: newTenderBody,
    output: tenderView,
    status: 201,
  },
  ({ actor, lang, body, idempotencyKey }) => createTender({ actor, lang, tender: body, idempotencyKey }),
);
