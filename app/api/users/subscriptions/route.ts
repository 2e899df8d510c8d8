import { route } from "@/lib/platform/server/http/route";
import { ownSubscriptions } from "@/lib/subscriptions/schema";
import { readOwnSubscriptions } from "@/lib/subscriptions/service/read-own";

// GET /api/users/subscriptions: a PRO's plan, what is left of it, and what they had before.
export const GET = route({ auth: "PRO", output: ownSubscriptions }, ({ actor, lang }) =>
  readOwnSubscriptions({ actor, lang }),
);
