import { route } from "@/lib/platform/server/http/route";
import { availableQuery, planList } from "@/lib/subscriptions/schema";
import { readPlans } from "@/lib/subscriptions/service/read-own";

// GET /api/subscriptions/available: the available plans; payable=1 only paid ones, 0 only free ones.
export const GET = route({ auth: "public", query: availableQuery, output: planList }, ({ query, lang }) =>
  readPlans({ lang, payable: query.payable }),
);
