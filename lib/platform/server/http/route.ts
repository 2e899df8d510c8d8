import { readLanguage } from "@/lib/i18n/languages";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { retryOnce } from "../database/outage";
import { ANYONE } from "../database/own-writes";
import { rememberWrite } from "../database/replicas";
import { authentication } from "../security/authentication";
import { consumeRateLimit } from "./rate-limit";
import { parsePart, readJson, readQuery } from "./read-request";
import { inTime } from "./in-time";
import { logRefusal } from "./log-refusal";
import { respondError, type FailedCall } from "./respond-error";
import {
  rightsThatOpen,
  type Call,
  type Handler,
  type RouteContext,
  type RouteHandler,
  type RouteSpec,
} from "./route-spec";
import { requireUnlimited } from "./require-unlimited";

const MAX_KEY_LENGTH = 100;

// Not cut: two long keys with the same beginning are two keys.
function readIdempotencyKey(request: Request): string | null {
  const key = request.headers.get("idempotency-key") || null;
  if (key && key.length > MAX_KEY_LENGTH) throw new AppError("bad_request");
  return key;
}

/**
 * Throws unless the caller belongs to the route's audience; an admin, only with two-step sign-in and the route's right, and
 * a limited account, to no new deal.
 */
function admit(spec: RouteSpec, actor: Actor | null): void {
  const { auth, beforeTwoStep, unlimitedOnly } = spec;
  if (auth === "public") return;
  if (!actor) throw new AppError("unauthenticated");
  if (auth !== "user" && actor.role !== auth) throw new AppError("wrong_role");
  if (actor.needsTwoStep && !beforeTwoStep) throw new AppError("two_step_setup_required");
  if (unlimitedOnly) requireUnlimited(actor);
  const rights = rightsThatOpen(spec);
  if (
    actor.role === "ADMIN" &&
    rights.length > 0 &&
    !rights.some((right) => actor.adminRights.includes(right))
  )
    throw new AppError("right_missing");
}

/** Who must find what the caller has written: what an admin decides, hiding something for instance, holds for all at once. */
const whoMustFind = ({ id, role }: Actor) => (role === "ADMIN" ? [id, ANYONE] : [id]);

/** What leaves: the handler's own Response, an empty answer, or its value in the promised shape. */
function respond(spec: RouteSpec, value: unknown, requestId: string): Response {
  const headers = { "Cache-Control": "no-store", "X-Request-Id": requestId };
  if (value instanceof Response) return value;
  if (value === undefined) return new Response(null, { status: spec.status ?? 204, headers });
  if (typeof spec.output !== "object") throw new Error("a route that answers with JSON promises its shape");
  return Response.json(spec.output.parse(value), { status: spec.status ?? 200, headers });
}

/**
 * The door for HTTP: who is it, how often, is the input well formed, what shape leaves, what does an error
 * become. Returns a plain web handler, which Next and the API server serve alike.
 */
export function route<const S extends RouteSpec>(spec: S, handler: Handler<S>): RouteHandler {
  const answer = async (request: Request, context: RouteContext, said: FailedCall): Promise<Response> => {
    const { lang, requestId } = said;
    const ip = request.headers.get("x-client-ip") ?? "unknown";
    let actor: Actor | null = null;
    try {
      actor = await retryOnce(() => authentication().actorOfRequest(request, spec.auth !== "public"));
      admit(spec, actor);
      await consumeRateLimit(spec.limit ?? (request.method === "GET" ? "read" : "write"), actor?.id ?? ip);
      const call = {
        actor,
        params: spec.params ? parsePart(spec.params, await context.params) : {},
        query: spec.query ? parsePart(spec.query, readQuery(request.url)) : {},
        body: typeof spec.body === "object" ? parsePart(spec.body, await readJson(request)) : undefined,
        idempotencyKey: readIdempotencyKey(request),
        lang,
        ip,
        requestId,
        request,
      };
      const run = async () => handler(call as Call<S>);
      if (request.method === "GET") return respond(spec, await retryOnce(run), requestId);
      const value = await run();
      if (actor) await rememberWrite(whoMustFind(actor));
      return respond(spec, value, requestId);
    } catch (error) {
      await logRefusal(error, { request, context, requestId, ip, userId: actor?.id });
      return respondError(error, said);
    }
  };
  const serve = (request: Request, context: RouteContext): Promise<Response> => {
    const said = { lang: readLanguage(request.headers.get("content-language")), requestId: newId() };
    return inTime(answer(request, context, said), said);
  };
  return Object.assign(serve, { spec });
}
