export type FieldProblem = { path: string; code: string; message: string };

/** The decision because of which an account is refused. */
export type RefusingDecision = { id: string; rule: string; reason: string };

type ErrorAnswer = {
  statusCode: number;
  code: string;
  message: string;
  requestId?: string;
  ticket?: string;
  decision?: RefusingDecision;
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
  /** Of `two_step_required`: what the second step of the sign-in is completed with. */
  readonly ticket: string | undefined;
  /** Of `account_suspended`, whose ticket a complaint is sent with. */
  readonly decision: RefusingDecision | undefined;
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
    this.ticket = answer.ticket;
    this.decision = answer.decision;
    this.issues = answer.errors ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** An answer that is none of the good ones; what is not in our error shape comes from something in between. */
export function failureOf(status: number, body: unknown, retryAfter: number): ApiError {
  const answer = isErrorAnswer(body) ? body : { code: status >= 500 ? "unavailable" : "unexpected" };
  return new ApiError(status, answer, Number.isFinite(retryAfter) ? retryAfter : undefined);
}

function isErrorAnswer(body: unknown): body is ErrorAnswer {
  return typeof body === "object" && body !== null && "code" in body && typeof body.code === "string";
}

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
