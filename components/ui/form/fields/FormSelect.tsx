"use client";

import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import { useTranslations } from "next-intl";
import { FieldFrame } from "../FieldFrame";
import { type FieldProps, useField } from "../use-field";

type Props = FieldProps & { options: readonly { value: string; label: string }[]; placeholder?: string };

/** Select field: one of several named values. */
export function FormSelect({ name, label, hint, help, disabled, options, placeholder }: Props) {
  const t = useTranslations("common.form");
  const { id, field, error, describedBy } = useField(name);
  const { ref, value, ...handlers } = field;
  return (
    <FieldFrame id={id} label={label} hint={hint} help={help} error={error} disabled={disabled}>
      <Select
        {...handlers}
        id={id}
        labelId={`${id}-label`}
        inputRef={ref}
        displayEmpty
        value={(value as string | null | undefined) ?? ""}
        SelectDisplayProps={{ "aria-describedby": describedBy }}
      >
        <MenuItem value="" disabled>
          {placeholder ?? t("choose")}
        </MenuItem>
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
