import { ApiError } from "./api-failure";

export { ApiError, type FieldProblem } from "./api-failure";

/** Whatever was thrown, as an ApiError: every failed call is one, anything else was not expected. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0, { code: "unexpected" });
}

/**
 * There is nothing there for this person. Reading one thing takes nothing but its id, so a 422 says that the
 * address holds no id at all: to a reader that is the same.
 */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}
