import { favouriteList, favouriteQuery } from "@/lib/favourites/schema";
import { listFavourites } from "@/lib/favourites/service";
import { route } from "@/lib/platform/server/http/route";

// GET /api/favourites: a page of what the caller keeps, newest first: a client's BEEs, a BEE's watched tenders.
export const GET = route(
  { auth: "user", limit: "read", query: favouriteQuery, output: favouriteList },
  ({ actor, lang, query }) => listFavourites({ actor, lang, query }),
);
