import { ERROR_STATUS, isAppError, type FieldIssue } from "@/lib/shared/errors";
import { logOf } from "../config/log";
import type { RouteContext } from "./route-spec";

/** More than a form of ours has wrong at once. */
const MOST_FIELDS = 10;
const LONGEST_FIELD = 100;
const FIRST_OF_OURS = 500;

/** The call that was refused; `userId`: whose it was, when that is known. */
type RefusedCall = {
  request: Request;
  context: RouteContext;
  requestId: string;
  ip: string;
  userId: string | undefined;
};

/** The path with the names of its parameters in the place of their values, some of which are secrets. */
async function routeOf(request: Request, context: RouteContext): Promise<string> {
  const params = Object.entries(await context.params);
  const names = new Map(params.map(([name, value]) => [encodeURIComponent(value), `[${name}]`]));
  const parts = new URL(request.url).pathname.split("/");
  return parts.map((part) => names.get(part) ?? part).join("/");
}

/** The fields that were wrong, and how, without what was typed. A field's name can be a stranger's, so it is cut. */
function fieldsOf(issues: FieldIssue[]): string[] | undefined {
  if (issues.length === 0) return undefined;
  return issues.slice(0, MOST_FIELDS).map(({ path, code }) => `${path.slice(0, LONGEST_FIELD)}: ${code}`);
}

/**
 * Writes down that a call was refused for who makes it, for how often, for what it says or for what it is about: where an
 * attack would show. An access token that has ended is left out, because every session renews its own each quarter of an
 * hour; failures of the server are logged elsewhere.
 */
export async function logRefusal(error: unknown, call: RefusedCall): Promise<void> {
  if (!isAppError(error) || ERROR_STATUS[error.code] >= FIRST_OF_OURS || error.code === "token_expired")
    return;
  const { request, context, requestId, ip, userId } = call;
  const route = await routeOf(request, context);
  const fields = fieldsOf(error.issues);
  logOf(requestId).info({ code: error.code, fields, method: request.method, route, userId, ip }, "refused");
}
