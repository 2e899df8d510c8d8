import { catalogueView } from "@/lib/admin/catalogue/schema";
import { readCatalogue } from "@/lib/admin/catalogue/service";
import { route } from "@/lib/platform/server/http/route";

// GET /api/admin/catalogue: all categories and subcategories, those that are switched off, too.
export const GET = route({ auth: "ADMIN", adminRight: "MANAGE", limit: "read", output: catalogueView }, () =>
  readCatalogue(),
);
