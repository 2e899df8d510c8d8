import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/static/button-class";
import { Icon } from "@/components/ui/static/Icon";
import { addressIn } from "@/lib/i18n/languages";
import { MIN_QUERY } from "@/lib/places/constants";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import { HeroForm } from "./HeroForm";
import fields from "./HeroPlace.module.css";
import { LazyHeroJob, LazyHeroPlace } from "./lazy";
import styles from "./HeroSearch.module.css";

function JobField() {
  const t = useTranslations("home.hero");
  return (
    <div className={styles.job}>
      <LazyHeroJob
        words={{ label: t("job"), placeholder: t("jobPlaceholder") }}
        maxLength={TENDER_LIMITS.title.max}
        classes={fields}
      />
    </div>
  );
}

function PlaceFieldOf() {
  const t = useTranslations("home.hero");
  const places = useTranslations("places");
  const words = {
    label: t("where"),
    placeholder: t("wherePlaceholder"),
    searching: places("searching"),
    typeMore: places("typeMore"),
    noMatch: places("noMatchToChoose"),
    missing: t("noTowns"),
    // Its arguments are known in the browser only: they stand for themselves until then.
    otherName: places("otherName", { name: "{name}", otherName: "{otherName}" }),
    credit: places("credit"),
  };
  return (
    <div className={styles.place}>
      <LazyHeroPlace
        words={words}
        minQuery={MIN_QUERY}
        classes={fields}
        pin={<Icon name="Place" size={20} className={styles.pin} />}
      />
    </div>
  );
}

/** What and where: both are passed on to the form of a new tender. It works before hydration, too. */
export function HeroSearch() {
  const t = useTranslations("home.hero");
  const action = addressIn(useLocale(), "/create-tender");
  return (
    <HeroForm action={action} className={styles.search}>
      <JobField />
      <PlaceFieldOf />
      <button type="submit" className={`${buttonClass("ink", "large")} ${styles.submit}`}>
        <Icon name="Search" />
        {t("submit")}
      </button>
    </HeroForm>
  );
}
