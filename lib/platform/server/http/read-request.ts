import type { z } from "zod";
import { AppError, type FieldIssue } from "@/lib/shared/errors";
import { issueKey, reportableIssues } from "@/lib/shared/validation";
import { readAtMost } from "./read-at-most";

/** JSON bodies are small; files travel as multipart through their own route. */
const MAX_JSON_BYTES = 100_000;

/** Where a NUL stands in what was sent, as a path; null when nowhere. PostgreSQL keeps no text with one. */
function pathOfNul(value: unknown, path: string[] = []): string | null {
  if (typeof value === "string") return value.includes("\u0000") ? path.join(".") : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const found = pathOfNul(part, [...path, name]);
    if (found !== null) return found;
  }
  return null;
}

/** Parses one part of a request. Throws 422 `validation_failed` with one issue per wrong field. */
export function parsePart<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const nul = pathOfNul(value);
  if (nul !== null) throw new AppError("validation_failed", {}, [{ path: nul, code: "invalid" }]);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = reportableIssues(parsed.error.issues).map((issue): FieldIssue => {
    const { key, values } = issueKey(issue);
    return { path: issue.path.join("."), code: key, params: values };
  });
  throw new AppError("validation_failed", {}, issues);
}

/** The query as an object; a name that comes several times becomes a list. */
export function readQuery(url: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of new URL(url).searchParams) {
    const before = query[name];
    query[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return query;
}

/** The JSON body. Throws `bad_request` when it is no JSON, `body_too_large` above 100 kB. */
export async function readJson(request: Request): Promise<unknown> {
  const text = new TextDecoder().decode(await readAtMost(request, MAX_JSON_BYTES, "body_too_large"));
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError("bad_request");
  }
}
