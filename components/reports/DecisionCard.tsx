"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { DOT } from "@/components/ui/styles/dot";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { formatMoment } from "@/lib/shared/dates/moment-text";
import type { DecisionView } from "@/lib/reports/schema";
import { Complaint } from "./complaints/Complaint";

/** A statement of reasons: what was done, by which rule, why, by whom, and how to object. */
export function DecisionCard({ decision }: { decision: DecisionView }) {
  const t = useTranslations("reports.decision");
  const kinds = useTranslations("reports.kinds");
  const categories = useTranslations("reports.categories");
  const locale = useLocale();
  const { kind, title, action, rule, reason, until, isAutomated, createdAt } = decision;
  return (
    <SectionCard title={title} text={kinds(kind)}>
      <Box sx={{ display: "grid", gap: 2 }}>
        <Box>
          <Typography variant="subtitle2" component="p">
            {t(`actions.${action}`)}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("rule")}: {categories(rule)}
            {DOT}
            <RelativeTime at={createdAt} />
          </Typography>
        </Box>
        {until && (
          <Typography variant="body2">{t("until", { date: formatMoment(until, locale) })}</Typography>
        )}
        {reason && (
          <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {t("reason")}: {reason}
          </Typography>
        )}
        <Typography variant="body2">{t(isAutomated ? "automated" : "byPerson")}</Typography>
        <Complaint decision={decision} />
      </Box>
    </SectionCard>
  );
}
