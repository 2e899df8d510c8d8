import { isAxiosError, isCancel } from "axios";
import { ApiError, failureOf } from "./api-failure";

export { ApiError, type FieldProblem } from "./api-failure";

/** Whatever a call threw, as an ApiError. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isCancel(error)) return new ApiError(0, { code: "aborted" });
  if (!isAxiosError<unknown>(error)) return new ApiError(0, { code: "unexpected" });
  if (!error.response) {
    const isTimeout = error.code === "ECONNABORTED" || error.code === "ETIMEDOUT";
    return new ApiError(0, { code: isTimeout ? "timeout" : "network" });
  }
  const { status, data, headers } = error.response;
  return failureOf(status, data, Number(headers["retry-after"]));
}

/**
 * There is nothing there for this person. Reading one thing takes nothing but its id, so a 422 says that the
 * address holds no id at all: to a reader that is the same.
 */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}
