"use client";

import { useLocale } from "next-intl";
import type { Locale } from "@/lib/i18n/languages";
import { formatNumber } from "@/lib/shared/numbers";
import { FieldFrame } from "../FieldFrame";
import { NumberInput } from "../NumberInput";
import { type FieldProps, useField } from "../use-field";

type Props = FieldProps & {
  suffix?: string;
  /** What else is understood as a number, such as "1:30". */
  parse?: (text: string, locale: Locale) => number | null;
};

/** A number such as hours or days; the value is a number or null. */
export function FormNumberField({ name, label, hint, help, disabled, suffix, parse }: Props) {
  const locale = useLocale();
  const { id, field, error, describedBy } = useField(name);
  return (
    <FieldFrame id={id} label={label} hint={hint} help={help} error={error} disabled={disabled}>
      <NumberInput
        id={id}
        name={name}
        value={(field.value as number | null | undefined) ?? null}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        format={(value) => formatNumber(value, locale)}
        {...(parse && { parse })}
        describedBy={describedBy}
        after={suffix}
        disabled={disabled}
      />
    </FieldFrame>
  );
}
