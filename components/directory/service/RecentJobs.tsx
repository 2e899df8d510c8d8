import { useLocale, useTranslations } from "next-intl";
import { subcategoryArt } from "@/lib/categories/presentation";
import type { ServicePage } from "@/lib/directory/services/schema";
import { toLocale } from "@/lib/i18n/languages";
import { formatMonth, toMonth } from "@/lib/shared/dates/months";
import typography from "@/components/ui/static/typography.module.css";
import { JobRows } from "./JobRows";
import { ServiceCard } from "./ServiceCard";
import styles from "./RecentJobs.module.css";

type Props = { page: ServicePage };

/**
 * What was finished lately: title, town and month, and no person. As cards with a photo where the client shows those of
 * their jobs; where no client does, as rows: one drawing repeated would say nothing.
 */
export function RecentJobs({ page: { recent, subcategory } }: Props) {
  const t = useTranslations("services");
  const locale = useLocale();
  if (recent.length === 0) return null;
  const jobs = recent.map(({ title, contentLang, city, completedAt, subcategorySlug, photo }) => ({
    key: `${title} ${completedAt}`,
    title: <span lang={toLocale(contentLang)}>{title}</span>,
    text: [city, formatMonth(toMonth(completedAt), locale)].filter(Boolean).join(", "),
    picture: photo ?? subcategoryArt(subcategorySlug),
  }));
  if (subcategory !== null && recent.every(({ photo }) => photo === null))
    return (
      <ServiceCard id="recent" title={t("recent")}>
        <JobRows jobs={jobs} />
      </ServiceCard>
    );
  return (
    <section aria-labelledby="recent" className={styles.whole}>
      <h2 id="recent" className={typography.h4}>
        {t("recent")}
      </h2>
      <ul className={styles.jobs}>
        {jobs.map(({ key, title, text, picture }) => (
          <li key={key} className={styles.job}>
            <img src={picture} alt="" loading="lazy" width={320} height={213} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
