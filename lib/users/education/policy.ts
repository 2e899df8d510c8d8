import type { ErrorCode } from "../../shared/errors";
import { EDUCATION_LIMITS } from "./constants";

/** Null: a profile that lists so many has room for one more. */
export function whyNotAddEducation(listed: number): ErrorCode | null {
  return listed < EDUCATION_LIMITS.most ? null : "educations_full";
}
