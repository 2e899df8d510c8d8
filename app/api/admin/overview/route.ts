import { marketOverview } from "@/lib/admin/overview/schema";
import { readMarketOverview } from "@/lib/admin/overview/service";
import { route } from "@/lib/platform/server/http/route";
import { ADMIN_RIGHTS } from "@/lib/shared/actor";

// GET /api/admin/overview: the market today and in 30 days, what waits, and what plans bring; for any right of admins.
export const GET = route(
  { auth: "ADMIN", adminRight: ADMIN_RIGHTS, limit: "read", output: marketOverview },
  () => readMarketOverview(),
);
