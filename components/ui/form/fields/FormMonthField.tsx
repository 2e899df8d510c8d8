"use client";

import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import Select from "@mui/material/Select";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { monthNames } from "@/lib/shared/dates/month-names";
import type { Month } from "@/lib/shared/dates/months";
import { FieldFrame } from "../FieldFrame";
import { type FieldProps, useField } from "../use-field";

type Props = FieldProps & { years: readonly number[] };

/** Month and year as two native selects, which work on every phone. The value is "YYYY-MM" or null. */
export function FormMonthField({ name, label, hint, help, disabled = false, years }: Props) {
  const t = useTranslations("common.form");
  const locale = useLocale();
  const { id, field, error, describedBy } = useField(name);
  const value = field.value as Month | null | undefined;
  // A month without a year, or the reverse, is no form value yet and is kept here.
  const [partial, setPartial] = useState({ year: "", month: "" });
  const [year = "", month = ""] = value ? value.split("-") : [partial.year, partial.month];
  const choose = (next: { year: string; month: string }) => {
    setPartial(next);
    field.onChange(next.year && next.month ? `${next.year}-${next.month}` : null);
  };
  const common = { native: true, disabled, onBlur: field.onBlur, fullWidth: true } as const;
  return (
    <FieldFrame id={id} label={label} hint={hint} help={help} error={error} disabled={disabled}>
      <Box sx={{ display: "grid", gridTemplateColumns: "3fr 2fr", gap: 2 }}>
        <FormControl error={Boolean(error)}>
          <Select
            {...common}
            id={id}
            value={month}
            inputRef={field.ref}
            onChange={(event) => choose({ year, month: event.target.value })}
            inputProps={{
              "aria-label": t("part", { label, part: t("month") }),
              "aria-describedby": describedBy,
            }}
          >
            <option value="">{t("month")}</option>
            {monthNames(locale).map((each, index) => (
              <option key={each} value={String(index + 1).padStart(2, "0")}>
                {each}
              </option>
            ))}
          </Select>
        </FormControl>
        <FormControl error={Boolean(error)}>
          <Select
            {...common}
            value={year}
            onChange={(event) => choose({ year: event.target.value, month })}
            inputProps={{
              "aria-label": t("part", { label, part: t("year") }),
              "aria-describedby": describedBy,
            }}
          >
            <option value="">{t("year")}</option>
            {years.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        </FormControl>
      </Box>
    </FieldFrame>
  );
}
