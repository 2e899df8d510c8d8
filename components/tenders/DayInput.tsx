"use client";

import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { isValid } from "date-fns";
import { fromDay, toDay, type Day } from "@/lib/shared/dates";

type Props = { label: string; day: Day | null; onChange: (day: Day | null) => void };

/** A calendar day outside of a form; half-typed days are not passed on. */
export function DayInput({ label, day, onChange }: Props) {
  const pass = (moment: Date | null) => {
    if (moment === null) onChange(null);
    else if (isValid(moment)) onChange(toDay(moment));
  };
  return (
    <DatePicker
      value={day ? fromDay(day) : null}
      onChange={pass}
      slotProps={{
        field: { clearable: true },
        textField: { fullWidth: true, "aria-label": label },
      }}
    />
  );
}
