import { route } from "@/lib/platform/server/http/route";
import { planView, subscriptionParams } from "@/lib/subscriptions/schema";
import { readPlan } from "@/lib/subscriptions/service/read-own";

// GET /api/subscriptions/{id}: one plan.
export const GET = route(
  { auth: "public", params: subscriptionParams, output: planView },
  ({ params, lang }) => readPlan({ planId: params.id, lang }),
);
