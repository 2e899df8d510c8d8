"use client";

import Box from "@mui/material/Box";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { isValid } from "date-fns";
import { useReducer, useState } from "react";
import { flushSync } from "react-dom";
import { useMedia } from "@/components/ui/layout/use-media";
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
  /** The day that the calendar opens at while nothing is chosen; otherwise today. */
  opensAt?: Day | undefined;
  disabled?: boolean | undefined;
  name?: string;
  inputRef?: React.Ref<HTMLInputElement>;
};

/** The code-split body of DayField. */
export function DayPicker(props: DayProps) {
  const {
    label,
    hint,
    help,
    error,
    value,
    onChange,
    onBlur,
    minDate,
    maxDate,
    opensAt,
    disabled,
    name,
    inputRef,
  } = props;
  const [isOpen, setOpen] = useState(false);
  // A date of which a part is missing is none to others, and keeps its other parts here while it is typed.
  const [incomplete, setIncomplete] = useState<Date | null>(null);
  const isTouched = useMedia("touch");
  const flushEffects = useFlushEffects();
  return (
    <DateLocalization>
      <DatePicker
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        closeOnSelect
        label={<LabelLine label={label} hint={hint} />}
        format="PP"
        value={value === null ? incomplete : fromDay(value)}
        onChange={(date) => {
          const isComplete = date !== null && isValid(date);
          setIncomplete(isComplete ? null : date);
          onChange(isComplete ? toDay(date) : null);
        }}
        minDate={minDate ? fromDay(minDate) : undefined}
        maxDate={maxDate ? fromDay(maxDate) : undefined}
        referenceDate={opensAt ? fromDay(opensAt) : undefined}
        disabled={disabled}
        name={name}
        inputRef={inputRef}
        slotProps={{
          textField: {
            fullWidth: true,
            error: Boolean(error),
            helperText: error ?? help,
            onBlur,
            onKeyDownCapture: flushEffects,
            onInputCapture: flushEffects,
            // A finger is too coarse for day, month and year each: the whole field opens the calendar.
            ...(isTouched && { onClick: () => setOpen(!disabled) }),
          },
          field: { readOnly: isTouched },
          ...(isTouched && { actionBar: { actions: ["clear", "cancel"] }, toolbar: { hidden: true } }),
          openPickerButton: { edge: "end" },
        }}
      />
    </DateLocalization>
  );
}

/**
 * Runs the effects that are still pending. MUI remembers which part is being deleted until its next effect; on a slow
 * device one of the render before comes between, and the whole field is emptied.
 */
function useFlushEffects(): () => void {
  // React has effects run before it renders, and only renders for a change.
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  return () => flushSync(rerender);
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
