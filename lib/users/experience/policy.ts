import type { ErrorCode } from "../../shared/errors";
import { EXPERIENCE_LIMITS } from "./constants";

/** Null: another experience may be added to a profile with so many. */
export function whyNotAddExperience(listed: number): ErrorCode | null {
  return listed < EXPERIENCE_LIMITS.most ? null : "experiences_full";
}
