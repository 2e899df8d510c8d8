import { favouriteIds } from "@/lib/favourites/schema";
import { readFavouriteIds } from "@/lib/favourites/service";
import { route } from "@/lib/platform/server/http/route";

// GET /api/favourites/ids: the ids of all that the caller keeps.
export const GET = route({ auth: "user", limit: "read", output: favouriteIds }, ({ actor }) =>
  readFavouriteIds({ actor }),
);
