import { route } from "@/lib/platform/server/http/route";
import { userParams } from "@/lib/users/particulars/schema";
import { subcategoryIds } from "@/lib/users/profile/schema";
import { readSubcategoryIds } from "@/lib/users/profile/service";

// GET /api/users/{id}/subcategory-ids: somebody's trades and how many their plan allows, for them and admins.
export const GET = route({ auth: "user", params: userParams, output: subcategoryIds }, ({ actor, params }) =>
  readSubcategoryIds({ actor, userId: params.id }),
);
