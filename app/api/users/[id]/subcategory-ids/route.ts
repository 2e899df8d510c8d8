import { route } from "@/lib/platform/server/http/route";
import { userParams } from "@/lib/users/particulars/schema";
import { subcategoryIds } from "@/lib/users/profile/schema";
import { readSubcategoryIds } from "@/lib/users/profile/service";

// GET /api/users/{id}/subcategory-ids: a user's subcategories and how many their plan allows, for themselves and admins.
export const GET = route({ auth: "user", params: userParams, output: subcategoryIds }, ({ actor, params }) =>
  readSubcategoryIds({ actor, userId: params.id }),
);
