"use client";

import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { usePrehydrationValue } from "../use-prehydration-value";
import { FieldFrame } from "../FieldFrame";
import { type FieldProps, useField } from "../use-field";

type Props = FieldProps & {
  /** On the right of the label, for example a way past the field. */
  beside?: React.ReactNode;
  type?: "text" | "email" | "tel" | "url";
  autoComplete?: string;
  placeholder?: string;
  startIcon?: React.ReactNode;
  maxLength?: number;
  inputMode?: "text" | "email" | "tel" | "url" | "numeric" | "decimal";
  autoFocus?: boolean;
};

/** Single-line text field. */
export function FormTextField(props: Props) {
  const {
    name,
    label,
    hideLabel,
    hint,
    beside,
    help,
    disabled,
    type = "text",
    startIcon,
    maxLength,
    inputMode,
    ...rest
  } = props;
  const { id, field, error, describedBy } = useField(name);
  const { ref, value, ...handlers } = field;
  const inputRef = usePrehydrationValue(field.onChange, ref);
  return (
    <FieldFrame
      id={id}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      beside={beside}
      help={help}
      error={error}
      disabled={disabled}
    >
      <OutlinedInput
        {...handlers}
        {...rest}
        id={id}
        type={type}
        value={(value as string | null | undefined) ?? ""}
        inputRef={inputRef}
        startAdornment={startIcon && <InputAdornment position="start">{startIcon}</InputAdornment>}
        slotProps={{ input: { maxLength, inputMode, "aria-describedby": describedBy } }}
      />
    </FieldFrame>
  );
}
