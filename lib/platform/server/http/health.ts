import { z } from "zod";
import { AppError } from "@/lib/shared/errors";
import { AWAY_SECONDS } from "../database/outage";
import { isDraining } from "./drain";

/** What GET /api/health answers while the process takes calls. */
export const health = z.object({ status: z.literal("ok") });

/** Answers unless the process has to stop. Throws `unavailable` then: another one takes the calls. */
export function requireHealthy(): z.output<typeof health> {
  if (isDraining()) throw new AppError("unavailable", { seconds: AWAY_SECONDS });
  return { status: "ok" };
}
