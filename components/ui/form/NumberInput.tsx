"use client";

import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useLocale } from "next-intl";
import { useState } from "react";
import type { Locale } from "@/lib/i18n/languages";
import { parseNumber } from "@/lib/shared/numbers";

type Props = {
  id: string;
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur: () => void;
  /** Formats the value while the field is not being edited. */
  format: (value: number) => string;
  /** What is typed as a number, by default one in the notation of the locale; null: it is none. */
  parse?: (text: string, locale: Locale) => number | null;
  /** From the parsed number to the form value, for example from euros to cents. */
  toValue?: (typed: number) => number | null;
  name: string;
  describedBy: string;
  before?: string | undefined;
  after?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  inputRef: React.Ref<HTMLInputElement>;
};

/** A number typed in the notation of the user's locale. Unparsable input stays visible and has the value NaN. */
export function NumberInput(props: Props) {
  const {
    id,
    value,
    onChange,
    onBlur,
    format,
    parse = parseNumber,
    toValue,
    describedBy,
    before,
    after,
    ...rest
  } = props;
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const formatted = value === null || Number.isNaN(value) ? "" : format(value);
  const take = (text: string) => {
    setTyped(text);
    const number = parse(text, locale);
    if (text.trim() === "") onChange(null);
    else onChange(number === null ? Number.NaN : toValue ? toValue(number) : number);
  };
  return (
    <OutlinedInput
      {...rest}
      id={id}
      value={typed ?? formatted}
      onChange={(event) => take(event.target.value)}
      onBlur={() => {
        // Parsed input is reformatted; unparsable input stays, to be corrected.
        if (value === null || Math.abs(value) <= Number.MAX_SAFE_INTEGER) setTyped(null);
        onBlur();
      }}
      startAdornment={before && <InputAdornment position="start">{before}</InputAdornment>}
      endAdornment={after && <InputAdornment position="end">{after}</InputAdornment>}
      slotProps={{ input: { inputMode: "decimal", autoComplete: "off", "aria-describedby": describedBy } }}
      sx={{ fontFeatureSettings: '"tnum"' }}
    />
  );
}
