"use client";

import { useFormContext } from "react-hook-form";
import { BusyButton, type BusyButtonProps } from "../actions/BusyButton";

/** Sends the form around it; says that it does, and cannot be pressed twice meanwhile. */
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
