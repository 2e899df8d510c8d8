import type { z } from "zod";
import { registerModules } from "@/lib/registry";
import { db } from "@/lib/platform/server/database/db";
import type { RouteHandler } from "@/lib/platform/server/http/route-spec";
import { signAccessToken } from "@/lib/platform/server/security/tokens";
import { newId } from "@/lib/shared/ids";

/** The request of a test. */
export type TestRequest = {
  /** The signed-in user; a visitor when left out. */
  as?: { id: string };
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  /** Sent as JSON; a FormData or a string is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
};

/** A response as a client sees it. `body` is the parsed JSON; name its expected type with the type parameter. */
export type TestResponse<T> = { status: number; body: T; headers: Headers };

registerModules();

const HOUR_MS = 3_600_000;
const tokens = new Map<string, Promise<string>>();

/** A real access token with a session of its own, the same for every call of one user. */
export function accessTokenOf(user: { id: string }): Promise<string> {
  const known = tokens.get(user.id) ?? openSession(user.id);
  tokens.set(user.id, known);
  return known;
}

async function openSession(userId: string): Promise<string> {
  const session = { id: newId(), userId, expiresAt: new Date(Date.now() + HOUR_MS) };
  await db.session.create({ data: session, select: { id: true } });
  return signAccessToken({ userId, sessionId: session.id, generation: 1 });
}

function urlOf({ params = {}, query = {} }: TestRequest): string {
  const url = new URL(`http://localhost:3000/api/test/${Object.values(params).join("/")}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}

function methodOf(handler: RouteHandler, testRequest: TestRequest): string {
  // A handler does not know its method; only whether it writes matters to it.
  return testRequest.body !== undefined || handler.spec.body !== undefined ? "POST" : "GET";
}

/** Calls a route handler the way the API server does. */
export async function call<T = Record<string, never>>(
  handler: RouteHandler,
  testRequest: TestRequest = {},
): Promise<TestResponse<T>> {
  const headers = new Headers(testRequest.headers);
  if (testRequest.as) headers.set("authorization", `Bearer ${await accessTokenOf(testRequest.as)}`);
  const isRaw = typeof testRequest.body === "string" || testRequest.body instanceof FormData;
  if (testRequest.body !== undefined && !isRaw) headers.set("content-type", "application/json");
  const body = isRaw ? (testRequest.body as string | FormData) : JSON.stringify(testRequest.body);
  const request = new Request(urlOf(testRequest), { method: methodOf(handler, testRequest), headers, body });
  const response = await handler(request, { params: Promise.resolve(testRequest.params ?? {}) });
  return { status: response.status, headers: response.headers, body: await bodyOf<T>(response) };
}

async function bodyOf<T>(response: Response): Promise<T> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("application/json") ?? false;
  return (isJson && text ? JSON.parse(text) : text) as T;
}

/** A response's body in the expected shape; a test with another one fails here, with the reason. */
export function read<S extends z.ZodType>(schema: S, answer: TestResponse<unknown>): z.output<S> {
  return schema.parse(answer.body);
}
