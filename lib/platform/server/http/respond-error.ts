import { translator } from "@/lib/i18n/translator";
import type { Language } from "@/lib/i18n/languages";
import { AppError, ERROR_STATUS, isAppError, type FieldIssue } from "@/lib/shared/errors";
import { logOf } from "../config/log";
import {
  AWAY_SECONDS,
  isDatabaseAway,
  isDiskFull,
  isStatementTooLong,
  isTurnMissed,
  reportOutage,
} from "../database/outage";

/** The error shape of every failing call (docs/api.md, "Shapes"). */
export type ErrorBody = {
  statusCode: number;
  code: string;
  message: string;
  requestId: string;
  /** Of `two_step_required`: what completes the sign-in; of `account_suspended`: what a complaint is sent with. */
  ticket?: string;
  /** Of `account_limited`: when it ends. */
  until?: string;
  /** Of `account_suspended`: the decision, its rule and its reasons. */
  decision?: { id: string; rule: string; reason: string };
  errors?: { path: string; code: string; message: string }[];
};

/** Where and for whom something failed. */
export type FailedCall = { lang: Language; requestId: string };

function toAppError(error: unknown, requestId: string): AppError {
  if (isAppError(error)) return error;
  if (isDatabaseAway(error)) {
    reportOutage(error);
    return new AppError("unavailable", { seconds: AWAY_SECONDS });
  }
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "P2002") return new AppError("conflict");
  if (isTurnMissed(error)) {
    logOf(requestId).warn("a change has waited too long for a connection");
    return new AppError("unavailable", { seconds: AWAY_SECONDS });
  }
  if (isStatementTooLong(error)) {
    logOf(requestId).error({ err: error }, "a statement has taken too long");
    return new AppError("unavailable", { seconds: AWAY_SECONDS });
  }
  if (isDiskFull(error)) {
    logOf(requestId).error({ err: error }, "the disk of the database is full");
    return new AppError("unavailable", { seconds: AWAY_SECONDS });
  }
  logOf(requestId).error({ err: error }, "unexpected error");
  return new AppError("unexpected");
}

function explain(issues: FieldIssue[], lang: Language): ErrorBody["errors"] {
  const text = translator(lang, "validation");
  return issues.map(({ path, code, params }) => ({
    path,
    code,
    message: text.has(code as never) ? text(code as never, params as never) : text("invalid"),
  }));
}

/** What a caller goes on with after a refusal. */
function factsOf({ code, params }: AppError): Pick<ErrorBody, "ticket" | "until" | "decision"> {
  if (code === "two_step_required") return { ticket: String(params.ticket) };
  if (code === "account_limited") return { until: new Date(Number(params.until)).toISOString() };
  if (code !== "account_suspended") return {};
  const { decisionId, rule, reason } = params;
  return {
    ticket: String(params.ticket),
    decision: { id: String(decisionId), rule: String(rule), reason: String(reason) },
  };
}

/** What a failure looks like to its caller, in the caller's language. Unknown errors are logged, never shown. */
export function toErrorBody(
  error: unknown,
  { lang, requestId }: FailedCall,
): { body: ErrorBody; params: AppError["params"] } {
  const known = toAppError(error, requestId);
  const message = translator(lang, "errors")(known.code, known.params);
  const body: ErrorBody = { statusCode: ERROR_STATUS[known.code], code: known.code, message, requestId };
  Object.assign(body, factsOf(known));
  if (known.issues.length > 0) body.errors = explain(known.issues, lang);
  return { body, params: known.params };
}

/** The HTTP answer for a failure. */
export function respondError(error: unknown, call: FailedCall): Response {
  const { body, params } = toErrorBody(error, call);
  const headers = new Headers({ "Cache-Control": "no-store", "X-Request-Id": call.requestId });
  if (params.seconds !== undefined) headers.set("Retry-After", String(params.seconds));
  return Response.json(body, { status: body.statusCode, headers });
}
