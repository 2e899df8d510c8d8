import type { z } from "zod";
import { registerModules } from "@/lib/registry";
import { db } from "@/lib/platform/server/database/db";
import type { RouteHandler } from "@/lib/platform/server/http/route-spec";
import { signAccessToken } from "@/lib/platform/server/security/tokens";
import { newId } from "@/lib/shared/ids";

/** What a test asks of a route. */
export type Asked = {
  /** Whoever is signed in; nobody when left out. */
  as?: { id: string };
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  /** Sent as JSON; a FormData or a string is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
};

/** An answer as a client sees it. `body` is what the JSON says; say what you expect of it with the type parameter. */
export type Answered<T> = { status: number; body: T; headers: Headers };

registerModules();

const HOUR_MS = 3_600_000;
const tokens = new Map<string, Promise<string>>();

/** A real access token with a session of its own, the same for every call of one person. */
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

function urlOf({ params = {}, query = {} }: Asked): string {
  const url = new URL(`http://localhost:3000/api/test/${Object.values(params).join("/")}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}

function methodOf(handler: RouteHandler, asked: Asked): string {
  // A handler does not know its method; what matters to it is only whether it changes something.
  return asked.body !== undefined || handler.spec.body !== undefined ? "POST" : "GET";
}

/** Calls a route handler the way both lanes of the server do. */
export async function call<T = Record<string, never>>(
  handler: RouteHandler,
  asked: Asked = {},
): Promise<Answered<T>> {
  const headers = new Headers(asked.headers);
  if (asked.as) headers.set("authorization", `Bearer ${await accessTokenOf(asked.as)}`);
  const isRaw = typeof asked.body === "string" || asked.body instanceof FormData;
  if (asked.body !== undefined && !isRaw) headers.set("content-type", "application/json");
  const body = isRaw ? (asked.body as string | FormData) : JSON.stringify(asked.body);
  const request = new Request(urlOf(asked), { method: methodOf(handler, asked), headers, body });
  const response = await handler(request, { params: Promise.resolve(asked.params ?? {}) });
  return { status: response.status, headers: response.headers, body: await bodyOf<T>(response) };
}

async function bodyOf<T>(response: Response): Promise<T> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("application/json") ?? false;
  return (isJson && text ? JSON.parse(text) : text) as T;
}

/** An answer's body in a promised shape; a test that gets something else fails here, with the reason. */
export function read<S extends z.ZodType>(schema: S, answer: Answered<unknown>): z.output<S> {
  return schema.parse(answer.body);
}
