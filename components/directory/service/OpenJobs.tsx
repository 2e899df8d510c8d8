import { useLocale, useTranslations } from "next-intl";
import type { OpenJob, ServicePage } from "@/lib/directory/services/schema";
import { StaticLink } from "@/lib/i18n/static-navigation";
import { countryName } from "@/lib/shared/countries";
import { JobRows } from "./JobRows";
import { ServiceCard } from "./ServiceCard";

/** Tenders of this service that take offers, for BEEs who come by; outside of a town's page with the country. */
export function OpenJobs({ page: { open, place } }: { page: ServicePage }) {
  const t = useTranslations("services");
  const latest = useTranslations("home.latest");
  const locale = useLocale();
  if (open.length === 0) return null;
  const whereOf = ({ city, country }: OpenJob) =>
    city && country && !place ? `${city}, ${countryName(country, locale)}` : city;
  const jobs = open.map((job) => ({
    key: job.id,
    title: (
      <StaticLink href={`/tenders/${job.id}`} prefetch={false}>
        {job.title}
      </StaticLink>
    ),
    text: [whereOf(job) ?? latest("remote"), latest("offers", { count: job.offerCount })].join(" · "),
  }));
  return (
    <ServiceCard id="open" title={t("open")}>
      <JobRows jobs={jobs} />
    </ServiceCard>
  );
}
