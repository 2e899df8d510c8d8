import type { ErrorCode } from "../../shared/errors";
import { EDUCATION_LIMITS } from "./constants";

/** Null: another education may be added to a profile with so many. */
export function whyNotAddEducation(listed: number): ErrorCode | null {
  return listed < EDUCATION_LIMITS.most ? null : "educations_full";
}
