"use client";

import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useLocale } from "next-intl";
import { useState } from "react";
import { parseNumber } from "@/lib/shared/numbers";

type Props = {
  id: string;
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur: () => void;
  /** How the value is written when nobody is typing. */
  show: (value: number) => string;
  /** From what was typed to the value kept. */
  keep?: (typed: number) => number | null;
  name: string;
  describedBy: string;
  before?: string | undefined;
  after?: string | undefined;
  disabled?: boolean | undefined;
  inputRef: React.Ref<HTMLInputElement>;
};

/** A number typed in the reader's notation. What cannot be read stays visible and is not a number (NaN). */
export function NumberInput(props: Props) {
  const { id, value, onChange, onBlur, show, keep, describedBy, before, after, ...rest } = props;
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = value === null || Number.isNaN(value) ? "" : show(value);
  const take = (text: string) => {
    setTyped(text);
    const number = parseNumber(text, locale);
    if (text.trim() === "") onChange(null);
    else onChange(number === null ? Number.NaN : keep ? keep(number) : number);
  };
  return (
    <OutlinedInput
      {...rest}
      id={id}
      value={typed ?? shown}
      onChange={(event) => take(event.target.value)}
      onBlur={() => {
        // What could be read is rewritten in its usual form; what could not stays, to be corrected.
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
