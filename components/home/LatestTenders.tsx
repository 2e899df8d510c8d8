import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/static/button-class";
import { Icon } from "@/components/ui/static/Icon";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import typography from "@/components/ui/static/typography.module.css";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import { LazyLatestList } from "./lazy";
import list from "./LatestList.module.css";
import styles from "./LatestTenders.module.css";
import { Section } from "./Section";

function NoTenders() {
  const t = useTranslations("home.latest");
  return (
    <div className={list.failed}>
      <h3 className={typography.h4}>{t("emptyTitle")}</h3>
      <p className={styles.emptyText}>{t("emptyText")}</p>
      <StaticButtonLink href="/create-tender" variant="outlined">
        {t("post")}
      </StaticButtonLink>
    </div>
  );
}

/** What others need done right now; signed out one sees category, title, town and age. */
export function LatestTenders() {
  const t = useTranslations("home.latest");
  const common = useTranslations("common");
  const budget = useTranslations("tenders.budget");
  const words = {
    loading: common("list.loading"),
    failure: common("failure.title"),
    retry: common("failure.retry"),
    now: common("time.now"),
    remote: t("remote"),
    open: budget("open"),
    // The list is drawn in the browser, which has no rules for plurals here.
    offers: Array.from({ length: TENDER_LIMITS.offers + 1 }, (_, count) => t("offers", { count })),
  };
  const all = (
    <StaticButtonLink href="/account/tenders" variant="outlined">
      {t("all")}
    </StaticButtonLink>
  );
  return (
    <Section id="latest" title={t("title")} text={t("text")} action={all}>
      <LazyLatestList
        words={words}
        classes={{ ...list, retry: buttonClass("outlined") }}
        pin={<Icon name="Place" size={17} className={styles.pin} />}
        empty={<NoTenders />}
      />
    </Section>
  );
}
