"use client";

import { useTranslations } from "next-intl";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormReturn,
} from "react-hook-form";
import type { ApiError } from "@/lib/platform/browser/api/api-error";
import { issueKey } from "@/lib/shared/validation";
import { zodFormResolver, type SchemaSource } from "./resolver";

type KeysOf<T> = T extends unknown ? keyof T : never;

/** Initial value of each field: a value, "" or null. */
export type FormDefaults<I> = { [K in KeysOf<I>]?: unknown };

/**
 * react-hook-form on one of the API's own zod schemas. Error messages are translated; blank fields reach the schema as
 * missing. Entry screens pass a function that imports the schema: code splitting, so that zod loads while the user types.
 */
export function useZodForm<I extends FieldValues, O>(
  schema: SchemaSource<I, O>,
  defaults: FormDefaults<I>,
): UseFormReturn<I, unknown, O> {
  const t = useTranslations("validation");
  return useForm<I, unknown, O>({
    mode: "onTouched",
    defaultValues: defaults as DefaultValues<I>,
    resolver: zodFormResolver(schema, (issue) => {
      const { key, values } = issueKey(issue);
      return t.has(key) ? t(key, values as never) : t("invalid");
    }),
  });
}

/** Shows the server's validation issues at their fields and focuses the first; issues without a field go below the form. */
export function showServerProblems<I extends FieldValues, C, O>(
  form: UseFormReturn<I, C, O>,
  error: ApiError,
): void {
  const fields = [...form.control._names.mount];
  const unmatched: string[] = [];
  let hasFocus = false;
  for (const { path, code, message } of error.issues) {
    const field = fields.includes(path) ? path : fields.find((name) => path.startsWith(`${name}.`));
    if (field === undefined) unmatched.push(message);
    else {
      form.setError(field as FieldPath<I>, { type: code, message }, { shouldFocus: !hasFocus });
      hasFocus = true;
    }
  }
  if (unmatched.length > 0) form.setError("root.server", { message: [...new Set(unmatched)].join(" ") });
  error.isShownAtFields ||= error.issues.length > 0;
}
