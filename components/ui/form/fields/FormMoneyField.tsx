"use client";

import { useLocale } from "next-intl";
import type { Locale } from "@/lib/i18n/languages";
import { CURRENCY, toMajor, toMinor } from "@/lib/shared/money";
import { formatNumber, parseMoney } from "@/lib/shared/numbers";
import { FieldFrame } from "../FieldFrame";
import { NumberInput } from "../NumberInput";
import { type FieldProps, useField } from "../use-field";

type Props = FieldProps & { suffix?: string };

function currencySign(locale: Locale): { sign: string; isFirst: boolean } {
  const parts = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: CURRENCY,
    currencyDisplay: "narrowSymbol",
  }).formatToParts(1);
  const sign = parts.find((part) => part.type === "currency")?.value ?? CURRENCY;
  return { sign, isFirst: parts[0]?.type === "currency" };
}

/** An amount: the user types euros in the notation of their locale, the value is whole cents or null. */
export function FormMoneyField({ name, label, hint, help, disabled, suffix }: Props) {
  const locale = useLocale();
  const { id, field, error, describedBy } = useField(name);
  const { sign, isFirst } = currencySign(locale);
  const after = [isFirst ? "" : sign, suffix ?? ""].filter(Boolean).join(" ");
  return (
    <FieldFrame id={id} label={label} hint={hint} help={help} error={error} disabled={disabled}>
      <NumberInput
        id={id}
        name={name}
        value={(field.value as number | null | undefined) ?? null}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        format={(minor) => formatNumber(toMajor(minor), locale, { min: minor % 100 === 0 ? 0 : 2 })}
        parse={parseMoney}
        toValue={toMinor}
        describedBy={describedBy}
        before={isFirst ? sign : undefined}
        after={after || undefined}
        disabled={disabled}
      />
    </FieldFrame>
  );
}
