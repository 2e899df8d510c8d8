"use client";

import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useLocale, useTranslations } from "next-intl";
import { FieldFrame } from "@/components/ui/form/FieldFrame";
import { useField } from "@/components/ui/form/use-field";
import { spokenLanguageOptions } from "@/lib/shared/spoken-languages";

type Props = { name: string; label: string };

/** Selects a language by its name in the user's language, in that language's collation order. */
export function SpokenLanguageField({ name, label }: Props) {
  const t = useTranslations("profiles.languages");
  const places = useTranslations("places");
  const { id, field, error, describedBy } = useField(name);
  const options = spokenLanguageOptions(useLocale());
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Autocomplete
        id={id}
        options={options}
        value={options.find(({ code }) => code === field.value) ?? null}
        getOptionKey={({ code }) => code}
        getOptionLabel={(option) => option.name}
        noOptionsText={t("noMatch")}
        openText={places("open")}
        closeText={places("close")}
        clearText={places("clear")}
        autoHighlight
        onChange={(_event, chosen) => field.onChange(chosen?.code ?? "")}
        onBlur={field.onBlur}
        renderInput={(params) => (
          <TextField
            {...params}
            error={Boolean(error)}
            inputRef={field.ref}
            placeholder={t("languagePlaceholder")}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, "aria-describedby": describedBy },
            }}
          />
        )}
      />
    </FieldFrame>
  );
}
