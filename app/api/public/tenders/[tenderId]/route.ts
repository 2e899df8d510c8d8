import { publicTender, publicTenderParams } from "@/lib/directory/tenders/schema";
import { readPublicTender } from "@/lib/directory/tenders/service";
import { route } from "@/lib/platform/server/http/route";

// GET /api/public/tenders/{tenderId}: a tender for strangers, if its client shows it.
export const GET = route(
  { auth: "public", limit: "read", params: publicTenderParams, output: publicTender },
  ({ params, lang }) => readPublicTender({ tenderId: params.tenderId, lang }),
);
