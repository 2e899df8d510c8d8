import { toNestErrors } from "@hookform/resolvers";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import { reportableIssues, type IssueLike } from "@/lib/shared/validation";

/** Untouched fields hold "" or null; to a schema they are simply not there, so `.optional()` means optional. */
export function dropBlanks(value: unknown): unknown {
  if (value === "" || value === null) return undefined;
  if (Array.isArray(value) || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, dropBlanks(part)]));
}

/** A schema, or what imports it. */
export type Schema<I, O> = z.ZodType<O, I> | (() => Promise<z.ZodType<O, I>>);

/**
 * Judges a form by the API's own schema; each wrong field gets one text, made by `explain`. Where the network does not
 * bring the schema, nothing is complained about: the API judges by the same one.
 */
export function zodFormResolver<I extends FieldValues, O>(
  schema: Schema<I, O>,
  explain: (issue: IssueLike) => string,
): Resolver<I, unknown, O> {
  return async (values, _context, options) => {
    const judge = typeof schema === "function" ? await schema().catch(() => null) : schema;
    if (!judge) return { values: dropBlanks(values) as O & FieldValues, errors: {} };
    const parsed = await judge.safeParseAsync(dropBlanks(values));
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of reportableIssues(parsed.error.issues)) {
      errors[issue.path.join(".")] ??= { type: issue.code, message: explain(issue) };
    }
    return { values: {}, errors: toNestErrors<I>(errors, options) };
  };
}
