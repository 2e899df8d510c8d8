"use client";

import Box from "@mui/material/Box";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { isValid } from "date-fns";
import { fromDay, toDay, type Day } from "@/lib/shared/dates/dates";
import { DateLocalization } from "./DateLocalization";

export type DayProps = {
  label: string;
  hint?: string | undefined;
  help?: string | undefined;
  error?: string | undefined;
  value: Day | null;
  /** A complete date, or null while it is empty or still being typed. */
  onChange: (day: Day | null) => void;
  onBlur?: () => void;
  minDate?: Day | undefined;
  maxDate?: Day | undefined;
  disabled?: boolean | undefined;
  name?: string;
  inputRef?: React.Ref<HTMLInputElement>;
};

/** The code-split body of DayField. */
export function DayPicker(props: DayProps) {
  const { label, hint, help, error, value, onChange, onBlur, minDate, maxDate, disabled, name, inputRef } =
    props;
  return (
    <DateLocalization>
      <DatePicker
        label={<LabelLine label={label} hint={hint} />}
        format="PP"
        value={value ? fromDay(value) : null}
        onChange={(date) => onChange(date && isValid(date) ? toDay(date) : null)}
        minDate={minDate ? fromDay(minDate) : undefined}
        maxDate={maxDate ? fromDay(maxDate) : undefined}
        disabled={disabled}
        name={name}
        inputRef={inputRef}
        slotProps={{
          textField: { fullWidth: true, error: Boolean(error), helperText: error ?? help, onBlur },
          openPickerButton: { edge: "end" },
        }}
      />
    </DateLocalization>
  );
}

function LabelLine({ label, hint }: { label: string; hint: string | undefined }) {
  if (!hint) return label;
  return (
    <>
      {label}
      <Box component="span" sx={{ ml: 1, fontWeight: 450, color: "surface.muted" }}>
        {hint}
      </Box>
    </>
  );
}
