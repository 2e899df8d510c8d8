import { useTranslations } from "next-intl";
import typography from "@/components/ui/static/typography.module.css";
import type { ServicePage } from "@/lib/directory/services/schema";
import { StaticLink } from "@/lib/i18n/static-navigation";
import styles from "./ServiceScreen.module.css";

/** Tenders of this service that wait for offers, for BEEs who come by. */
export function OpenJobs({ page: { open } }: { page: ServicePage }) {
  const t = useTranslations("services");
  const latest = useTranslations("home.latest");
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="open" className={styles.card}>
      <h2 id="open" className={typography.h4}>
        {t("open")}
      </h2>
      <ul className={styles.open}>
        {open.map(({ id, title, city, offerCount }) => (
          <li key={id}>
            <StaticLink href={`/tenders/${id}`} prefetch={false}>
              {title}
            </StaticLink>
            <span>{[city ?? latest("remote"), latest("offers", { count: offerCount })].join(", ")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
