"use client";

import { useId } from "react";
import { useController } from "react-hook-form";

export type FieldProps = {
  name: string;
  label: string;
  /** The label is for screen readers only, where the heading above has the same text. */
  hideLabel?: boolean | undefined;
  /** Beside the label: "(optional)", "5 to 80 characters". */
  hint?: string | undefined;
  /** Below the field, replaced by an error. */
  help?: string | undefined;
  disabled?: boolean | undefined;
};

/** Connects an input to the enclosing form: value, handlers, first error and the ids for label and aria-describedby. */
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

/** The message of an error, or of the first error nested in it (an address has six parts). */
function firstMessage(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string" && error.message) return error.message;
  for (const [name, part] of Object.entries(error)) {
    const message = name === "ref" ? undefined : firstMessage(part);
    if (message) return message;
  }
  return undefined;
}
