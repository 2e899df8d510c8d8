"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { SectionCard } from "@/components/ui/layout/SectionCard";

/** The way to what the user has reported, and to what was decided about what they wrote. */
export function ReportsSection() {
  const t = useTranslations("settings.reports");
  return (
    <SectionCard id="reports" title={t("title")} text={t("text")}>
      <ButtonLink variant="outlined" href="/account/reports">
        {t("button")}
      </ButtonLink>
    </SectionCard>
  );
}
