import { useLocale, useTranslations } from "next-intl";
import type { ServicePage } from "@/lib/directory/services/schema";
import { formatMonth, toMonth } from "@/lib/shared/dates/months";
import { JobRows } from "./JobRows";
import { ServiceCard } from "./ServiceCard";

/** What was finished lately: title, town and month, and no person. */
export function RecentJobs({ page: { recent } }: { page: ServicePage }) {
  const t = useTranslations("services");
  const locale = useLocale();
  if (recent.length === 0) return null;
  const jobs = recent.map(({ title, city, completedAt }) => ({
    key: `${title} ${completedAt}`,
    title,
    text: [city, formatMonth(toMonth(completedAt), locale)].filter(Boolean).join(", "),
  }));
  return (
    <ServiceCard id="recent" title={t("recent")}>
      <JobRows jobs={jobs} />
    </ServiceCard>
  );
}
