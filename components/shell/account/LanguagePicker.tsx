"use client";

import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import LanguageRounded from "@mui/icons-material/LanguageRounded";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { NATIVE_NAMES, toLanguage } from "@/lib/i18n/languages";

const LanguageMenu = lazyComponent(
  () => import(/* webpackPrefetch: true */ "./LanguageItems").then((file) => file.LanguageMenu),
  { mountWhen: ({ anchor }) => anchor !== null },
);

/** Button with the language of the page ("EN") that opens the language menu. */
export function LanguagePicker() {
  const t = useTranslations("common.frame");
  const language = toLanguage(useLocale());
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Button
        id={id}
        variant="text"
        aria-label={t("language", { name: NATIVE_NAMES[language] })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<LanguageRounded />}
        endIcon={<ExpandMoreRounded />}
        sx={{ color: "text.secondary", fontWeight: 560, px: 3 }}
      >
        {language.toUpperCase()}
      </Button>
      <LanguageMenu labelId={id} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
