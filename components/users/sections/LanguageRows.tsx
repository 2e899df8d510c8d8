"use client";

import AddRounded from "@mui/icons-material/AddRounded";
import DeleteOutlineRounded from "@mui/icons-material/DeleteOutlineRounded";
import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { useFieldArray, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/actions/Button";
import { FormSelect } from "@/components/ui/form/fields/FormSelect";
import { IconButton } from "@/components/ui/actions/IconButton";
import { spokenLanguageName } from "@/lib/shared/spoken-languages";
import { LANGUAGE_LEVELS, PROFILE_LIMITS } from "@/lib/users/profile/constants";
import { SpokenLanguageField } from "./SpokenLanguageField";

type Props = { index: number; onRemove: () => void };

function Row({ index, onRemove }: Props) {
  const t = useTranslations("profiles.languages");
  const levels = useTranslations("profiles.public.levels");
  const locale = useLocale();
  const code = useWatch({ name: `languages.${index}.code` }) as string;
  const language = spokenLanguageName(code, locale);
  return (
    <Box
      role="group"
      aria-label={language || t("language")}
      sx={{
        display: "grid",
        gap: 3,
        gridTemplateColumns: { xs: "minmax(0, 1fr) 44px", sm: "minmax(0, 3fr) minmax(0, 2fr) 44px" },
        alignItems: "start",
      }}
    >
      <SpokenLanguageField name={`languages.${index}.code`} label={t("language")} />
      <Box sx={{ gridColumn: { xs: "1", sm: "auto" }, gridRow: { xs: "2", sm: "auto" } }}>
        <FormSelect
          name={`languages.${index}.level`}
          label={t("level")}
          options={LANGUAGE_LEVELS.map((level) => ({ value: level, label: levels(level) }))}
        />
      </Box>
      <IconButton
        aria-label={language ? t("remove", { language }) : t("removeBlank")}
        onClick={onRemove}
        // Aligned with the field, below its label.
        sx={{ mt: "28px" }}
      >
        <DeleteOutlineRounded />
      </IconButton>
    </Box>
  );
}

/** A row for each language the user speaks, with its level. */
export function LanguageRows() {
  const t = useTranslations("profiles.languages");
  const { fields, append, remove } = useFieldArray({ name: "languages" });
  return (
    <>
      {fields.map(({ id }, index) => (
        <Row key={id} index={index} onRemove={() => remove(index)} />
      ))}
      {fields.length < PROFILE_LIMITS.languages && (
        <Button
          variant="outlined"
          startIcon={<AddRounded />}
          onClick={() => append({ code: "", level: "CONVERSATIONAL" })}
          sx={{ justifySelf: "start" }}
        >
          {t("more")}
        </Button>
      )}
    </>
  );
}
