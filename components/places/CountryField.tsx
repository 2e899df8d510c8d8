"use client";

import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { FieldFrame } from "@/components/ui/form/FieldFrame";
import { countryOptions } from "@/lib/shared/countries";

type Props = {
  country: string | null;
  error?: string | undefined;
  onChange: (country: string | null) => void;
  onLeave: () => void;
};

/** A country by its name in the reader's language, in that language's order. */
export function CountryField({ country, error, onChange, onLeave }: Props) {
  const t = useTranslations("places");
  const id = useId();
  const options = countryOptions(useLocale());
  return (
    <FieldFrame id={id} label={t("country")} error={error}>
      <Autocomplete
        id={id}
        options={options}
        value={options.find((option) => option.code === country) ?? null}
        getOptionKey={(option) => option.code}
        getOptionLabel={(option) => option.name}
        noOptionsText={t("noMatchToChoose")}
        openText={t("open")}
        closeText={t("close")}
        clearText={t("clear")}
        autoHighlight
        onChange={(_event, chosen) => onChange(chosen?.code ?? null)}
        onBlur={onLeave}
        renderInput={(params) => (
          <TextField
            {...params}
            error={Boolean(error)}
            placeholder={t("countryPlaceholder")}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                "aria-describedby": `${id}-help`,
                autoComplete: "country-name",
              },
            }}
          />
        )}
      />
    </FieldFrame>
  );
}
