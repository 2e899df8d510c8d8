"use client";

import { ChoiceChips, type ChoiceOption } from "../ChoiceChips";
import { type FieldProps, useField } from "../use-field";

type Props = FieldProps & {
  options: readonly ChoiceOption[];
  multiple?: boolean;
  fill?: boolean;
  hideLabel?: boolean;
  /** The value while none of the options is chosen: pressed once more, a choice is taken back. */
  blank?: string;
  /** What is about to be chosen, while the form still has the one before. */
  onValue?: (value: string) => void;
};

/** Choice chips in a form: the value is a string, or with `multiple` an array of them. */
export function FormChoiceChips({ name, multiple = false, blank, onValue, ...rest }: Props) {
  const { field, error } = useField(name);
  const choose = (value: string | string[]) => {
    if (typeof value === "string") onValue?.(value);
    field.onChange(blank !== undefined && value === field.value ? blank : value);
    field.onBlur();
  };
  const shared = { ...rest, error, firstRef: field.ref };
  return multiple ? (
    <ChoiceChips
      {...shared}
      multiple
      value={(field.value as string[] | null | undefined) ?? []}
      onChange={choose}
    />
  ) : (
    <ChoiceChips {...shared} value={(field.value as string | null | undefined) ?? null} onChange={choose} />
  );
}
