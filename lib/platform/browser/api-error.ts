import { isAxiosError, isCancel } from "axios";

export type FieldProblem = { path: string; code: string; message: string };

type ErrorAnswer = {
  statusCode: number;
  code: string;
  message: string;
  requestId?: string;
  errors?: FieldProblem[];
};

/**
 * Every failed call, in one shape. `code` is the API's, or one of ours where there was no answer:
 * "network", "timeout", "aborted" (status 0). `message` is the server's text in the reader's language, or "".
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;
  readonly issues: FieldProblem[];
  readonly retryAfterSeconds: number | undefined;
  /** Set by a form that shows the problems itself, at its fields or with a way out, so that it is said once. */
  isShownAtFields = false;

  constructor(status: number, answer: Partial<ErrorAnswer> & { code: string }, retryAfterSeconds?: number) {
    super(answer.message ?? "");
    this.name = "ApiError";
    this.status = status;
    this.code = answer.code;
    this.requestId = answer.requestId;
    this.issues = answer.errors ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

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
  const retryAfter = Number(headers["retry-after"]);
  const answer = isErrorAnswer(data) ? data : { code: status >= 500 ? "unavailable" : "unexpected" };
  return new ApiError(status, answer, Number.isFinite(retryAfter) ? retryAfter : undefined);
}

/**
 * There is nothing there for this person. Reading one thing takes nothing but its id, so a 422 says that the
 * address holds no id at all: to a reader that is the same.
 */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}

function isErrorAnswer(body: unknown): body is ErrorAnswer {
  return typeof body === "object" && body !== null && "code" in body && typeof body.code === "string";
}
