import type { ErrorCode } from "../../shared/errors";
import { SAVED_TEXT_LIMITS } from "./constants";

/** Null: another text may be added to so many. */
export function whyNotAddSavedText(saved: number): ErrorCode | null {
  return saved < SAVED_TEXT_LIMITS.most ? null : "saved_texts_full";
}
