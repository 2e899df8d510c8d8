import type { ErrorCode } from "../../shared/errors";
import { EXPERIENCE_LIMITS } from "./constants";

/** Null: a profile that lists so many has room for one more. */
export function whyNotAddExperience(listed: number): ErrorCode | null {
  return listed < EXPERIENCE_LIMITS.most ? null : "experiences_full";
}
