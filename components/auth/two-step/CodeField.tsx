"use client";

import { FormTextField } from "@/components/ui/form/fields/FormTextField";

type Props = { label: string; isRecovery?: boolean };

/** The field of a code: digits that phones offer to fill in, or a recovery code with letters. */
export function CodeField({ label, isRecovery = false }: Props) {
  return (
    <FormTextField
      name="code"
      label={label}
      inputMode={isRecovery ? "text" : "numeric"}
      autoComplete={isRecovery ? "off" : "one-time-code"}
      maxLength={40}
    />
  );
}
