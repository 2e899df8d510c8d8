import { route } from "@/lib/platform/server/http/route";
import { unsubscribeSearchQuery } from "@/lib/saved-searches/schema";
import { unsubscribeFromSearch } from "@/lib/saved-searches/service/saved-searches";

// POST /api/saved-searches/unsubscribe: one-click unsubscribe from one search by mail clients (RFC 8058).
export const POST = route({ auth: "public", limit: "write", query: unsubscribeSearchQuery }, ({ query }) =>
  unsubscribeFromSearch(query),
);
