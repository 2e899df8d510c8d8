"use client";

import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useLocale, useTranslations } from "next-intl";
import { useLanguageSwitch } from "@/components/shell/account/use-language-switch";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { LANGUAGES, NATIVE_NAMES, toLanguage, toLocale, type Language } from "@/lib/i18n/languages";

/** The language of the pages and of the user's e-mails. */
export function LanguageSection() {
  const t = useTranslations("settings.language");
  const language = toLanguage(useLocale());
  const switchTo = useLanguageSwitch();
  return (
    <SectionCard id="language" title={t("title")} text={t("text")}>
      <TextField
        select
        value={language}
        onChange={(event) => switchTo(toLocale(event.target.value as Language))}
        slotProps={{ select: { SelectDisplayProps: { "aria-label": t("title") } } }}
        sx={{ maxWidth: { sm: 320 } }}
      >
        {LANGUAGES.map((lang) => (
          <MenuItem key={lang} value={lang} lang={toLocale(lang)}>
            {NATIVE_NAMES[lang]}
          </MenuItem>
        ))}
      </TextField>
    </SectionCard>
  );
}
