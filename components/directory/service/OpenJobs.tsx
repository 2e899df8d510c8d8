import { useTranslations } from "next-intl";
import type { ServicePage } from "@/lib/directory/services/schema";
import { StaticLink } from "@/lib/i18n/static-navigation";
import { JobRows } from "./JobRows";
import { ServiceCard } from "./ServiceCard";

/** Tenders of this service that wait for offers, for BEEs who come by. */
export function OpenJobs({ page: { open } }: { page: ServicePage }) {
  const t = useTranslations("services");
  const latest = useTranslations("home.latest");
  if (open.length === 0) return null;
  const jobs = open.map(({ id, title, city, offerCount }) => ({
    key: id,
    title: (
      <StaticLink href={`/tenders/${id}`} prefetch={false}>
        {title}
      </StaticLink>
    ),
    text: [city ?? latest("remote"), latest("offers", { count: offerCount })].join(", "),
  }));
  return (
    <ServiceCard id="open" title={t("open")}>
      <JobRows jobs={jobs} />
    </ServiceCard>
  );
}
