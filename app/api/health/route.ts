import { z } from "zod";
import { route } from "@/lib/platform/server/http/route";

// GET /api/health: liveness check: the process answers.
export const GET = route({ auth: "public", output: z.object({ status: z.literal("ok") }) }, () => ({
  status: "ok",
}));
