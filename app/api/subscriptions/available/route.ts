import { route } from "@/lib/platform/server/http/route";
import { availableQuery, planList } from "@/lib/subscriptions/schema";
import { readPlans } from "@/lib/subscriptions/service/read-own";

// GET /api/subscriptions/available: the plans there are; payable=1 only those that cost, 0 only the free ones.
export const GET = route({ auth: "public", query: availableQuery, output: planList }, ({ query, lang }) =>
  readPlans({ lang, payable: query.payable }),
);
