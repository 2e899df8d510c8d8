"use client";

import { RatingInput } from "../RatingInput";
import { useField } from "../use-field";

/** Stars in a form; the value is 1 to 5 or null. */
export function FormRating({ name, label }: { name: string; label: string }) {
  const { field, error } = useField(name);
  return (
    <RatingInput
      label={label}
      value={(field.value as number | null | undefined) ?? null}
      onChange={field.onChange}
      error={error}
      inputRef={field.ref}
    />
  );
}
