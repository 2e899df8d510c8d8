"use client";

import type { Day } from "@/lib/shared/dates/dates";
import { DayField } from "../DayField";
import { type FieldProps, useField } from "../use-field";

type Props = FieldProps & {
  minDate?: Day;
  maxDate?: Day;
  opensAt?: Day;
  onValue?: (day: Day | null) => void;
};

/** A calendar day in a form; the value is "YYYY-MM-DD" or null. `onValue` is called with the user's choice. */
export function FormDateField({ name, onValue, ...rest }: Props) {
  const { field, error } = useField(name);
  return (
    <DayField
      {...rest}
      name={name}
      error={error}
      value={(field.value as Day | null | undefined) ?? null}
      onChange={(day) => {
        field.onChange(day);
        onValue?.(day);
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
}
