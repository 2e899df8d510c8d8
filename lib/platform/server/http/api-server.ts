import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono, type Context } from "hono";
import { readLanguage } from "@/lib/i18n/languages";
import { AppError, type ErrorCode } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { singletons } from "@/lib/platform/server/config/singletons";
import { inSpan } from "../tracing/tracing";
import { respondError } from "./respond-error";

declare module "@/lib/platform/server/config/singletons" {
  interface Singletons {
    /** Every route of the API, as the server bundle lists them. */
    routes?: RouteTable;
  }
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** What a route.ts exports: one handler per method it knows. */
export type RouteModule = Partial<Record<(typeof METHODS)[number], Handler>>;

/** Every route by its folder under app, such as "/api/tenders/[tenderId]"; made by the server build. */
export type RouteTable = Record<string, RouteModule>;

function refuse(request: Request, code: ErrorCode): Response {
  const lang = readLanguage(request.headers.get("content-language"));
  return respondError(new AppError(code), { lang, requestId: newId() });
}

/** A written-out part comes before a parameter, so that /tenders/latest is not a tender called "latest". */
function byPrecedence(left: string, right: string): number {
  const [a, b] = [left.split("/"), right.split("/")];
  const at = a.findIndex((part, index) => part !== b[index]);
  if (at < 0) return a.length - b.length;
  const isParameter = (part: string | undefined) => Number(part?.startsWith("[") ?? false);
  return isParameter(a[at]) - isParameter(b[at]) || left.localeCompare(right);
}

/** Only the headers, as GET gives them. A body that is never read would keep its file open: it is cancelled here. */
async function withoutBody(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  await response.body?.cancel();
  return new Response(null, response);
}

const METHOD_LABELS = new Set<string>([...METHODS, "HEAD", "OPTIONS"]);

/** Counts an answer by the template of its route: addresses are without end, templates are not. */
function count(folder: string, method: string, { status }: Response, since?: number): void {
  const { metrics } = singletons;
  if (!metrics) return;
  const kind = `${Math.floor(status / 100)}xx`;
  metrics.requests.inc({
    route: folder,
    method: METHOD_LABELS.has(method) ? method : "other",
    status: kind,
  });
  if (since === undefined || status >= 500) return;
  metrics.requestSeconds.observe({ area: folder.split("/")[2] ?? "" }, (performance.now() - since) / 1000);
}

async function serve(folder: string, handler: Handler, c: Context): Promise<Response> {
  const since = performance.now();
  const { method, headers } = c.req.raw;
  const parent = headers.get("traceparent") ?? undefined;
  const facts = { "http.request.method": method, "http.route": folder };
  const response = await inSpan(`${method} ${folder}`, { kind: "server", parent, facts }, async (span) => {
    const answer = await answerOf(handler, c);
    span.add({
      "http.response.status_code": answer.status,
      "tenderbee.request_id": answer.headers.get("x-request-id") ?? undefined,
    });
    if (answer.status >= 500) span.fail();
    return answer;
  });
  count(folder, method, response, since);
  return response;
}

function answerOf(handler: Handler, c: Context): Promise<Response> {
  const answer = handler(c.req.raw, { params: Promise.resolve(c.req.param()) });
  // Hono takes HEAD to the handler of GET; the request itself still says what it was.
  return c.req.raw.method === "HEAD" ? withoutBody(answer) : answer;
}

function mount(app: Hono, folder: string, route: RouteModule): void {
  const path = folder.replaceAll(/\[(\w+)\]/g, ":$1");
  const known = METHODS.filter((method) => route[method]);
  for (const method of known) {
    const handler = route[method]!;
    app.on(method, path, (c) => serve(folder, handler, c));
  }
  const allow = [...known, ...(route.GET ? ["HEAD"] : []), "OPTIONS"].join(", ");
  app.options(path, () => new Response(null, { status: 204, headers: { Allow: allow } }));
  app.all(path, (c) => {
    const response = refuse(c.req.raw, "method_not_allowed");
    response.headers.set("Allow", allow);
    count(folder, "other", response);
    return response;
  });
}

/** The API as one web handler: the same functions that Next would call, without Next around them. */
export function apiOf(table: RouteTable): (request: Request) => Response | Promise<Response> {
  const app = new Hono();
  for (const folder of Object.keys(table).sort(byPrecedence)) mount(app, folder, table[folder]!);
  app.notFound((c) => {
    const response = refuse(c.req.raw, "not_found");
    count("none", "other", response);
    return response;
  });
  return (request) => app.fetch(request);
}

const listeners = new WeakMap<RouteTable, ReturnType<typeof getRequestListener>>();

/**
 * Serves /api through Hono instead of Next, whose fixed cost per request is about ten times as high. The table is asked
 * for with every request, because development replaces it when a source changes.
 */
export function apiServer(
  tableOf: () => RouteTable,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  // The first listener puts Hono's Response, which is faster, in the place of Node's. That has to happen before a page
  // is asked for: middleware that was loaded with the other class refuses every response it gets.
  getRequestListener(() => new Response());
  return (incoming, outgoing) => {
    const table = tableOf();
    const listener = listeners.get(table) ?? getRequestListener(apiOf(table));
    listeners.set(table, listener);
    return listener(incoming, outgoing);
  };
}
