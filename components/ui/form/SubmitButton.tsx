"use client";

import { useFormContext } from "react-hook-form";
import { BusyButton, type BusyButtonProps } from "../actions/BusyButton";

/** Submit button of the enclosing form; busy and disabled while it is submitting, which prevents a double submit. */
export function SubmitButton({ children, busyLabel, ...rest }: Omit<BusyButtonProps, "busy">) {
  const { formState } = useFormContext();
  return (
    <BusyButton
      type="submit"
      variant="contained"
      busy={formState.isSubmitting}
      busyLabel={busyLabel}
      {...rest}
    >
      {children}
    </BusyButton>
  );
}
