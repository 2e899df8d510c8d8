import { categoryTree } from "@/lib/categories/schema";
import { readCategoryTree } from "@/lib/categories/service";
import { cachedAnswer } from "@/lib/platform/server/http/cached-answer";
import { route } from "@/lib/platform/server/http/route";

/** What admins change is seen at once. */
const MAX_AGE_SECONDS = 5;

// GET /api/categories: the category tree, named in the caller's language.
export const GET = route({ auth: "public", output: categoryTree }, async ({ request, lang }) =>
  cachedAnswer(request, await readCategoryTree({ lang }), MAX_AGE_SECONDS),
);
