"use client";

import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ChoiceChips } from "@/components/ui/form/ChoiceChips";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { publicConfigQuery } from "@/lib/platform/browser/api/public-config";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { TRANSLATION_CHOICES } from "@/lib/i18n/languages";
import { useSaveTranslations } from "@/lib/users/queries";

/** What becomes of texts in other languages, saved when chosen; says so where only the browser translates. */
export function TranslationSection() {
  const t = useTranslations("settings.translations");
  const { user } = useSession();
  const { data: config } = useQuery(publicConfigQuery);
  const { mutate: save } = useSaveTranslations();
  if (!user) return null;
  return (
    <SectionCard id="translations" title={t("title")} text={t("text")}>
      <ChoiceChips
        label={t("title")}
        hideLabel
        value={user.settings.translations}
        options={TRANSLATION_CHOICES.map((value) => ({ value, label: t(`choices.${value}`) }))}
        onChange={save}
      />
      <Typography variant="caption" sx={{ color: "surface.muted" }}>
        {t(config?.hasTranslations === false ? "onlyBrowser" : "how")}
      </Typography>
    </SectionCard>
  );
}
