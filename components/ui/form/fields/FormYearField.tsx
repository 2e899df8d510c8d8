"use client";

import Select from "@mui/material/Select";
import { useTranslations } from "next-intl";
import { FieldFrame } from "../FieldFrame";
import { type FieldProps, useField } from "../use-field";

type Props = FieldProps & { years: readonly number[] };

/** A year as a native select, which works on every phone. The value is a number or null. */
export function FormYearField({ name, label, hint, help, disabled = false, years }: Props) {
  const t = useTranslations("common.form");
  const { id, field, error, describedBy } = useField(name);
  const value = field.value as number | null | undefined;
  return (
    <FieldFrame id={id} label={label} hint={hint} help={help} error={error} disabled={disabled}>
      <Select
        native
        fullWidth
        id={id}
        disabled={disabled}
        value={value === null || value === undefined ? "" : String(value)}
        inputRef={field.ref}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.value === "" ? null : Number(event.target.value))}
        inputProps={{ "aria-describedby": describedBy }}
      >
        <option value="">{t("year")}</option>
        {years.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
