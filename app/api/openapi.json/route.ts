import { describeApi } from "@/lib/platform/server/openapi";
import { route } from "@/lib/platform/server/route";
import { singletons } from "@/lib/platform/server/singletons";
import { AppError } from "@/lib/shared/errors";

// GET /api/openapi.json: what the API takes and gives, made from its routes; only the built server has them all.
export const GET = route({ auth: "public" }, () => {
  if (!singletons.routes) throw new AppError("unavailable");
  return describeApi(singletons.routes);
});
