import { catalogueQuestions } from "@/lib/admin/questions/schema";
import { readCatalogueQuestions } from "@/lib/admin/questions/service";
import { catalogueParams } from "@/lib/admin/catalogue/schema";
import { route } from "@/lib/platform/server/http/route";

// GET /api/admin/catalogue/subcategories/{id}/questions: all that a service asks, what is switched off, too.
export const GET = route(
  { auth: "ADMIN", adminRight: "MANAGE", limit: "read", params: catalogueParams, output: catalogueQuestions },
  ({ lang, params }) => readCatalogueQuestions({ lang, subcategoryId: params.id }),
);
