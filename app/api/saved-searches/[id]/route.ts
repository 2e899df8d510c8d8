import { route } from "@/lib/platform/server/http/route";
import { savedSearchChange, savedSearchParams, savedSearchView } from "@/lib/saved-searches/schema";
import { changeSearch, deleteSearch } from "@/lib/saved-searches/service/saved-searches";

// PATCH /api/saved-searches/{id}: changes name, filters, channels or pause of a saved search.
export const PATCH = route(
  { auth: "PRO", params: savedSearchParams, body: savedSearchChange, output: savedSearchView },
  ({ actor, lang, params, body }) => changeSearch({ actor, lang, searchId: params.id, change: body }),
);

// DELETE /api/saved-searches/{id}: deletes a saved search; the start search can only be paused.
export const DELETE = route({ auth: "PRO", params: savedSearchParams }, ({ actor, params }) =>
  deleteSearch({ actor, searchId: params.id }),
);
