"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { Link } from "@/lib/i18n/navigation";
import type { DecisionView } from "@/lib/reports/schema";

/** A statement of reasons: what was done, by which rule, why, by whom, and how to object. */
export function DecisionCard({ decision }: { decision: DecisionView }) {
  const t = useTranslations("reports.decision");
  const kinds = useTranslations("reports.kinds");
  const categories = useTranslations("reports.categories");
  const { kind, title, action, rule, reason, isAutomated, createdAt } = decision;
  return (
    <SectionCard title={title} text={kinds(kind)}>
      <Box sx={{ display: "grid", gap: 2 }}>
        <Box>
          <Typography variant="subtitle2" component="p">
            {t(`actions.${action}`)}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("rule")}: {categories(rule)} · <RelativeTime at={createdAt} />
          </Typography>
        </Box>
        {reason && (
          <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {t("reason")}: {reason}
          </Typography>
        )}
        <Typography variant="body2">{t(isAutomated ? "automated" : "byPerson")}</Typography>
        <Typography variant="body2">
          {t.rich("complain", { link: (words) => <Link href="/contact-us">{words}</Link> })}
        </Typography>
      </Box>
    </SectionCard>
  );
}
