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
import { zodFormResolver, type Schema } from "./resolver";

type KeysOf<T> = T extends unknown ? keyof T : never;

/** What a field shows before anybody typed: a value, "" or null. */
export type FormDefaults<I> = { [K in KeysOf<I>]?: unknown };

/**
 * A form over one of the API's own schemas. Its texts come translated; blank fields reach the schema as missing.
 * Screens people come in by give a function that imports the schema: zod then arrives while they type.
 */
export function useZodForm<I extends FieldValues, O>(
  schema: Schema<I, O>,
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

/** Puts the server's problems at their fields and the cursor into the first; the rest is told under the form. */
export function showServerProblems<I extends FieldValues, C, O>(
  form: UseFormReturn<I, C, O>,
  error: ApiError,
): void {
  const fields = [...form.control._names.mount];
  const homeless: string[] = [];
  let hasFocus = false;
  for (const { path, code, message } of error.issues) {
    const field = fields.includes(path) ? path : fields.find((name) => path.startsWith(`${name}.`));
    if (field === undefined) homeless.push(message);
    else {
      form.setError(field as FieldPath<I>, { type: code, message }, { shouldFocus: !hasFocus });
      hasFocus = true;
    }
  }
  if (homeless.length > 0) form.setError("root.server", { message: [...new Set(homeless)].join(" ") });
  error.isShownAtFields ||= error.issues.length > 0;
}
