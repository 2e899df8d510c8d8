import { useLocale, useTranslations } from "next-intl";
import typography from "@/components/ui/static/typography.module.css";
import { subcategoryArt } from "@/lib/categories/presentation";
import type { ServicePage } from "@/lib/directory/services/schema";
import { formatMonth, toMonth } from "@/lib/shared/dates/months";
import styles from "./ServiceScreen.module.css";

/** What was finished lately: title, town and month, and no person. */
export function RecentJobs({ page: { recent } }: { page: ServicePage }) {
  const t = useTranslations("services");
  const locale = useLocale();
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className={typography.h4}>
        {t("recent")}
      </h2>
      <ul className={styles.recent}>
        {recent.map(({ title, city, completedAt, subcategorySlug }) => (
          <li key={`${title} ${completedAt}`} className={styles.job}>
            <img src={subcategoryArt(subcategorySlug)} alt="" loading="lazy" width={240} height={150} />
            <h3>{title}</h3>
            <p>{[city, formatMonth(toMonth(completedAt), locale)].filter(Boolean).join(", ")}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
