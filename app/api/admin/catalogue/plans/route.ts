import { cataloguePlans } from "@/lib/admin/catalogue/schema";
import { readPlansOfCatalogue } from "@/lib/admin/catalogue/service";
import { route } from "@/lib/platform/server/http/route";

// GET /api/admin/catalogue/plans: all plans, those that are switched off, too.
export const GET = route({ auth: "ADMIN", adminRight: "MANAGE", limit: "read", output: cataloguePlans }, () =>
  readPlansOfCatalogue(),
);
