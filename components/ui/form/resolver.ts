import { toNestErrors } from "@hookform/resolvers";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import { reportableIssues, type IssueLike } from "@/lib/shared/validation";

/** The field whose values mean something by null: "I don't know" is an answer. */
const ANSWERS = "answers";

const dropBlank = (name: string, part: unknown) =>
  name === ANSWERS ? dropUnanswered(part) : dropBlanks(part);

function dropUnanswered(answers: unknown): unknown {
  const given = Object.entries(answers ?? {}).filter(([, answer]) => answer !== undefined && answer !== "");
  return Object.fromEntries(given);
}

/** Removes blank values: untouched fields hold "" or null, and only a missing value passes `.optional()` of a schema. */
export function dropBlanks(value: unknown): unknown {
  if (value === "" || value === null) return undefined;
  if (Array.isArray(value) || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, dropBlank(name, part)]));
}

/** A zod schema, or a function that imports it (code splitting). */
export type SchemaSource<I, O> = z.ZodType<O, I> | (() => Promise<z.ZodType<O, I>>);

/**
 * Validates a form by the API's own schema; each invalid field gets one message, made by `explain`. If the schema's chunk
 * fails to load, the form passes: the API validates by the same schema.
 */
export function zodFormResolver<I extends FieldValues, O>(
  schema: SchemaSource<I, O>,
  explain: (issue: IssueLike) => string,
): Resolver<I, unknown, O> {
  return async (values, _context, options) => {
    const loaded = typeof schema === "function" ? await schema().catch(() => null) : schema;
    if (!loaded) return { values: dropBlanks(values) as O & FieldValues, errors: {} };
    const parsed = await loaded.safeParseAsync(dropBlanks(values));
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of reportableIssues(parsed.error.issues)) {
      errors[issue.path.join(".")] ??= { type: issue.code, message: explain(issue) };
    }
    return { values: {}, errors: toNestErrors<I>(errors, options) };
  };
}
