import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";

/** Throws `account_limited`, with the moment when it ends, for what a limited account may not do. */
export function requireUnlimited({ limitedUntil }: Pick<Actor, "limitedUntil">): void {
  if (limitedUntil) throw new AppError("account_limited", { until: limitedUntil.getTime() });
}
