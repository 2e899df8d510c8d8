"use client";

import { useId } from "react";
import { useController } from "react-hook-form";

export type FieldProps = {
  name: string;
  label: string;
  /** Beside the label: "optional", "5 to 80 characters". */
  hint?: string | undefined;
  /** Under the field, until an error takes its place. */
  help?: string | undefined;
  disabled?: boolean | undefined;
};

/** Connects an input to the form around it: value, handlers, first error and the ids that tie them together. */
export function useField(name: string) {
  const id = useId();
  const { field, fieldState, formState } = useController({ name });
  return {
    id,
    field,
    error: firstMessage(fieldState.error),
    describedBy: `${id}-help`,
    isBusy: formState.isSubmitting,
  };
}

/** The text of an error, or of the first error inside it (an address has six parts). */
function firstMessage(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string" && error.message) return error.message;
  for (const [name, part] of Object.entries(error)) {
    const message = name === "ref" ? undefined : firstMessage(part);
    if (message) return message;
  }
  return undefined;
}
