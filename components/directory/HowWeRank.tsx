import { useTranslations } from "next-intl";
import shared from "@/components/ui/static/shared.module.css";
import typography from "@/components/ui/static/typography.module.css";
import { KM_PER_STAR } from "@/lib/directory/constants";
import { StaticLink } from "@/lib/i18n/static-navigation";
import styles from "./BeesScreen.module.css";

/** The order of the directory in words: what counts, how much, and what never does. */
export function HowWeRank() {
  const t = useTranslations("directory.rank");
  return (
    <section id="ranking" aria-labelledby="ranking-title" className={styles.ranking}>
      <h2 id="ranking-title" className={typography.h4}>
        {t("title")}
      </h2>
      <ul>
        <li>{t("rating")}</li>
        <li>{t("distance", { km: KM_PER_STAR })}</li>
        <li>{t("activity")}</li>
        <li>{t("away")}</li>
      </ul>
      <p>{t("never")}</p>
      <StaticLink href="/ranking" className={shared.link}>
        {t("all")}
      </StaticLink>
    </section>
  );
}
