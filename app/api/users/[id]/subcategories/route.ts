import { route } from "@/lib/platform/server/http/route";
import { userParams } from "@/lib/users/particulars/schema";
import { subcategoriesBody, subcategoryIds } from "@/lib/users/profile/schema";
import { chooseSubcategories } from "@/lib/users/profile/service";

// POST /api/users/{id}/subcategories: replaces the caller's subcategories, as many as their plan allows.
export const POST = route(
  { auth: "PRO", params: userParams, body: subcategoriesBody, output: subcategoryIds },
  ({ actor, params, body }) =>
    chooseSubcategories({ actor, userId: params.id, subcategoryIds: body.subcategoryIds }),
);
