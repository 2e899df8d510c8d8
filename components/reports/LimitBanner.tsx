"use client";

import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/lib/i18n/navigation";
import { formatMoment } from "@/lib/shared/dates/moment-text";

/** On every screen of a limited account: until when, what is still possible, and the way to the reasons. */
export function LimitBanner({ until }: { until: string }) {
  const t = useTranslations("reports.limited");
  const locale = useLocale();
  return (
    <Typography
      role="status"
      variant="body2"
      sx={{ px: 4, py: 3, bgcolor: "background.paper", borderBottom: 1, borderColor: "divider" }}
    >
      {t("text", { date: formatMoment(until, locale) })}{" "}
      <Link href="/account/reports?tab=decisions">{t("link")}</Link>
    </Typography>
  );
}
