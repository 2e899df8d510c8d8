import { route } from "@/lib/platform/server/http/route";
import { unsubscribeSearchQuery } from "@/lib/saved-searches/schema";
import { unsubscribeFromSearch } from "@/lib/saved-searches/service/saved-searches";
import { leadToSwitches } from "@/lib/users/unsubscribe/service";

// GET /api/saved-searches/unsubscribe: leads to the page with the switches where a mail program opens the link itself.
export const GET = route({ auth: "public", query: unsubscribeSearchQuery, status: 303 }, ({ query }) =>
  leadToSwitches(query),
);

// POST /api/saved-searches/unsubscribe: one-click unsubscribe from one search by mail clients (RFC 8058).
export const POST = route({ auth: "public", limit: "write", query: unsubscribeSearchQuery }, ({ query }) =>
  unsubscribeFromSearch(query),
);
