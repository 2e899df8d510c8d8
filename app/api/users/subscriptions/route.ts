import { route } from "@/lib/platform/server/http/route";
import { ownSubscriptions } from "@/lib/subscriptions/schema";
import { readOwnSubscriptions } from "@/lib/subscriptions/service/read-own";

// GET /api/users/subscriptions: a PRO's plan, its remaining allowance, and past subscriptions.
export const GET = route({ auth: "PRO", output: ownSubscriptions }, ({ actor, lang }) =>
  readOwnSubscriptions({ actor, lang }),
);
