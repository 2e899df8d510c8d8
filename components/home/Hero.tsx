import { useTranslations } from "next-intl";
import { FloatingOffers } from "./FloatingOffers";
import { HeroComb } from "./HeroComb";
import { HeroSearch } from "./HeroSearch";
import { QuickJobs } from "./QuickJobs";
import styles from "./Hero.module.css";

/** The question is the headline and the search is the answer. The comb beside it is decoration. */
export function Hero() {
  const t = useTranslations("home.hero");
  return (
    <section className={styles.hero}>
      <div className={styles.content}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t("title")}</h1>
          <p className={styles.lead}>{t("lead")}</p>
          <HeroSearch />
          <QuickJobs />
        </div>
        <div aria-hidden className={styles.decoration}>
          <HeroComb />
          <FloatingOffers />
        </div>
      </div>
    </section>
  );
}
