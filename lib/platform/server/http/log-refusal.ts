import { ERROR_STATUS, isAppError } from "@/lib/shared/errors";
import { logOf } from "../config/log";
import type { RouteContext } from "./route-spec";

/** Who is not known, who may not, and who tries too often. */
const STATUSES = new Set([401, 403, 429]);

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

/**
 * Writes down that a call was refused for who makes it, or for how often: where an attack would show. An access token that
 * has ended is left out, because every session renews its own each quarter of an hour.
 */
export async function logRefusal(error: unknown, call: RefusedCall): Promise<void> {
  if (!isAppError(error) || !STATUSES.has(ERROR_STATUS[error.code]) || error.code === "token_expired") return;
  const { request, context, requestId, ip, userId } = call;
  const route = await routeOf(request, context);
  logOf(requestId).info({ code: error.code, method: request.method, route, userId, ip }, "refused");
}
