import { favouriteIds, favouriteParams } from "@/lib/favourites/schema";
import { dropFavourite, keepFavourite } from "@/lib/favourites/service";
import { route } from "@/lib/platform/server/http/route";

// PUT /api/favourites/{kind}/{id}: a client keeps a BEE, a BEE watches a tender.
export const PUT = route(
  { auth: "user", limit: "write", params: favouriteParams, output: favouriteIds },
  ({ actor, params }) => keepFavourite({ actor, ...params }),
);

// DELETE /api/favourites/{kind}/{id}: keeps it no longer.
export const DELETE = route(
  { auth: "user", limit: "write", params: favouriteParams, output: favouriteIds },
  ({ actor, params }) => dropFavourite({ actor, ...params }),
);
