import type { z } from "zod";
import { AppError, type FieldIssue } from "@/lib/shared/errors";
import { issueKey, reportableIssues } from "@/lib/shared/validation";
import { arrivingBody, readAtMost } from "./read-at-most";

/** JSON bodies are small; files travel as multipart through their own route. */
const MAX_JSON_BYTES = 100_000;

/** The largest body of ours has five levels; recursive code, ours or a library's, is not given more than this. */
const MAX_LEVELS = 32;
const NUL = "\u0000";

/** A value inside of what was sent, and what it stands in. */
type Part = { value: object; name: string; level: number; parent: Part | null };

// The bytes of a binary payload are nothing to look through.
const isContainer = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !ArrayBuffer.isView(value);

function pathOf(name: string, parent: Part): string {
  const names = [name];
  for (let part = parent; part.parent; part = part.parent) names.unshift(part.name);
  return names.join(".");
}

/**
 * Looks through all that was sent, once and without recursion. Throws `bad_request` for more than 32 levels, and
 * `validation_failed` for a NUL, which no text of PostgreSQL can hold.
 */
function refuseHostile(sent: unknown): void {
  const open: Part[] = isContainer(sent) ? [{ value: sent, name: "", level: 1, parent: null }] : [];
  for (let part = open.pop(); part; part = open.pop()) {
    if (part.level > MAX_LEVELS) throw new AppError("bad_request");
    for (const [name, value] of Object.entries(part.value) as [string, unknown][]) {
      if (name.includes(NUL) || (typeof value === "string" && value.includes(NUL)))
        throw new AppError("validation_failed", {}, [{ path: pathOf(name, part), code: "invalid" }]);
      if (isContainer(value)) open.push({ value, name, level: part.level + 1, parent: part });
    }
  }
}

/**
 * Parses one part of a request. Throws 422 `validation_failed` with one issue per wrong field, `bad_request` for what is
 * nested too deep.
 */
export function parsePart<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  refuseHostile(value);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = reportableIssues(parsed.error.issues).map((issue): FieldIssue => {
    const { key, values } = issueKey(issue);
    return { path: issue.path.join("."), code: key, params: values };
  });
  throw new AppError("validation_failed", {}, issues);
}

/** The longest query of ours, the filters of the tenders, has a dozen. */
const MOST_PARAMETERS = 100;

/** The query as an object; a name that comes several times becomes a list. Throws `bad_request` above 100 parameters. */
export function readQuery(url: string): Record<string, string | string[]> {
  const { searchParams } = new URL(url);
  if (searchParams.size > MOST_PARAMETERS) throw new AppError("bad_request");
  // Without a prototype, so that no name is there before it is sent.
  const query = Object.create(null) as Record<string, string | string[]>;
  for (const [name, value] of searchParams) {
    const before = query[name];
    if (before === undefined) query[name] = value;
    else if (Array.isArray(before)) before.push(value);
    else query[name] = [before, value];
  }
  return query;
}

/** In bytes: such a body takes some milliseconds to parse and check. */
const LARGE = 16_000;
let lastTurn: Promise<void> = Promise.resolve();

/** One large body per turn of the event loop, so that many of them at once are not one long pause for all others. */
function takeTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastTurn;
}

/** The JSON body. Throws `bad_request` when it is no JSON, `body_too_large` above 100 kB. */
export async function readJson(request: Request): Promise<unknown> {
  const text = new TextDecoder().decode(
    await readAtMost(
      { headers: request.headers, body: arrivingBody(request) },
      MAX_JSON_BYTES,
      "body_too_large",
    ),
  );
  if (text.trim() === "") return {};
  if (text.length > LARGE) await takeTurn();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError("bad_request");
  }
}
