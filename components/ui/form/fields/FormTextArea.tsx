"use client";

import OutlinedInput from "@mui/material/OutlinedInput";
import { useTranslations } from "next-intl";
import { usePrehydrationValue } from "../use-prehydration-value";
import { FieldFrame } from "../FieldFrame";
import { type FieldProps, useField } from "../use-field";

type Props = FieldProps & {
  rows?: number;
  maxLength?: number;
  placeholder?: string;
  /** On the right of the label, for example what fills the field. */
  beside?: React.ReactNode;
};

/** Multiline text field that grows with its content; with `maxLength` it shows a counter. */
export function FormTextArea(props: Props) {
  const { name, label, hint, help, disabled, rows = 4, maxLength, placeholder, beside } = props;
  const t = useTranslations("common.form");
  const { id, field, error, describedBy } = useField(name);
  const { ref, value, ...handlers } = field;
  const inputRef = usePrehydrationValue(field.onChange, ref);
  const text = (value as string | null | undefined) ?? "";
  // Counted as the schema does: after trimming, in code points.
  const used = [...text.trim()].length;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      help={help}
      error={error}
      disabled={disabled}
      beside={beside}
      aside={maxLength === undefined ? undefined : t("length", { used, max: maxLength })}
    >
      <OutlinedInput
        {...handlers}
        id={id}
        value={text}
        inputRef={inputRef}
        multiline
        minRows={rows}
        maxRows={16}
        placeholder={placeholder}
        slotProps={{ input: { "aria-describedby": describedBy } }}
      />
    </FieldFrame>
  );
}
