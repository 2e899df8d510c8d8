import { route } from "@/lib/platform/server/http/route";
import { newSavedSearch, savedSearchList, savedSearchView } from "@/lib/saved-searches/schema";
import { listSavedSearches, saveSearch } from "@/lib/saved-searches/service/saved-searches";

// GET /api/saved-searches: the caller's saved searches, the start search first.
export const GET = route({ auth: "PRO", output: savedSearchList }, ({ actor, lang }) =>
  listSavedSearches({ actor, lang }),
);

// POST /api/saved-searches: saves a search; idempotent by Idempotency-Key.
export const POST = route(
  { auth: "PRO", body: newSavedSearch, output: savedSearchView, status: 201 },
  ({ actor, lang, body, idempotencyKey }) => saveSearch({ actor, lang, search: body, idempotencyKey }),
);
