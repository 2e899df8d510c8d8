import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/static/button-class";
import { MAX_NEAR } from "@/lib/directory/constants";
import { addressIn } from "@/lib/i18n/languages";
import { StaticLink } from "@/lib/i18n/static-navigation";
import { Icon } from "@/components/ui/static/Icon";
import shared from "@/components/ui/static/shared.module.css";
import { beesHref } from "@/lib/directory/presentation";
import { SERVICE_PAGE } from "@/lib/directory/services/constants";
import type { ServicePage } from "@/lib/directory/services/schema";
import { BeeCard } from "../card/BeeCard";
import { useBeeWords } from "../card/use-bee-words";
import { CategoryServices } from "./CategoryServices";
import { PriceGuides } from "./PriceGuides";
import { RecentJobs } from "./RecentJobs";
import { OpenJobs } from "./OpenJobs";
import { ServiceAside } from "./ServiceAside";
import { ServiceCard } from "./ServiceCard";
import { ServiceHero } from "./ServiceHero";
import { ServiceJsonLd } from "./ServiceJsonLd";
import { SimilarServices } from "./SimilarServices";
import { TownLinks } from "./TownLinks";
import { useServiceWords } from "./use-service-words";
import styles from "./ServiceScreen.module.css";

type Props = { page: ServicePage; origin: string };

/** The directory takes it from here, with the BEEs of one's own town. */
function OwnTown({ service }: { service: string }) {
  const t = useTranslations("services.bees");
  const filters = useTranslations("directory.filters");
  const locale = useLocale();
  return (
    <form action={addressIn(locale, "/bees")} method="get" role="search" className={styles.town}>
      <input type="hidden" name="service" value={service} />
      <label htmlFor="near" className={shared.label}>
        {t("town")}
      </label>
      <input
        id="near"
        name="near"
        type="text"
        maxLength={MAX_NEAR}
        autoComplete="address-level2"
        enterKeyHint="search"
        placeholder={filters("nearExample")}
        className={shared.field}
      />
      <button type="submit" className={buttonClass("outlined")}>
        {filters("apply")}
      </button>
    </form>
  );
}

function Bees({ page }: { page: ServicePage }) {
  const t = useTranslations("services");
  const directory = useTranslations("directory");
  const wordsOf = useBeeWords();
  const { category, subcategory, place, bees } = page;
  if (bees.items.length === 0) return null;
  const near = place ? { near: String(place.geonameId), km: SERVICE_PAGE.km } : {};
  const [shown, count] = [bees.items.length, bees.total];
  return (
    <ServiceCard id="bees" title={place ? directory("titleNear", { place: place.name }) : t("bees.title")}>
      {!place && <OwnTown service={subcategory ?? category} />}
      <ul className={styles.bees}>
        {bees.items.map((bee) => (
          <li key={bee.id}>
            <BeeCard bee={wordsOf({ ...bee, languages: [] })} heading="h3" isCompact />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {shown < count && !bees.totalIsCapped && `${t("bees.shown", { shown, count })} `}
        {t("bees.order")}{" "}
        <StaticLink href={beesHref({ service: subcategory ?? category, ...near })} className={shared.link}>
          {t("bees.all")}
        </StaticLink>
      </p>
    </ServiceCard>
  );
}

function Questions({ page }: { page: ServicePage }) {
  const t = useTranslations("services.faq");
  const { questions } = useServiceWords(page);
  return (
    <ServiceCard id="questions" title={t("title")}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary className={styles.asked}>
            {question}
            <Icon name="ExpandMore" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </ServiceCard>
  );
}

/** All about a category, a service, or a service in one town, for people who look for it. */
export function ServiceScreen({ page, origin }: Props) {
  return (
    <>
      <ServiceJsonLd page={page} origin={origin} />
      <ServiceHero page={page} />
      <div className={shared.page}>
        {/* A category is not asked for as it is: the first thing to do is to choose among its services. */}
        {page.subcategory === null && (
          <div className={styles.first}>
            <CategoryServices page={page} />
          </div>
        )}
        <div className={styles.columns}>
          <div className={styles.main}>
            <PriceGuides page={page} />
            <Bees page={page} />
          </div>
          <ServiceAside page={page} />
        </div>
        <div className={styles.more}>
          <RecentJobs page={page} />
          <OpenJobs page={page} />
          <Questions page={page} />
          <TownLinks page={page} />
          {page.subcategory !== null && <SimilarServices page={page} />}
        </div>
      </div>
    </>
  );
}
