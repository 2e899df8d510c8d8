import { useTranslations } from "next-intl";
import { StaticLink } from "@/lib/i18n/static-navigation";
import shared from "@/components/ui/static/shared.module.css";
import typography from "@/components/ui/static/typography.module.css";
import { beesHref } from "@/lib/directory/presentation";
import type { ServicePage } from "@/lib/directory/services/schema";
import { BeeCard } from "../BeeCard";
import { PriceGuides } from "./PriceGuides";
import { RecentJobs } from "./RecentJobs";
import { OpenJobs } from "./OpenJobs";
import { ServiceAside } from "./ServiceAside";
import { ServiceHero } from "./ServiceHero";
import { ServiceJsonLd } from "./ServiceJsonLd";
import { useServiceWords } from "./use-service-words";
import styles from "./ServiceScreen.module.css";

type Props = { page: ServicePage; origin: string };

function Bees({ page }: { page: ServicePage }) {
  const t = useTranslations("services");
  const { category, subcategory, place, bees } = page;
  if (bees.items.length === 0) return null;
  const near = place ? { near: String(place.geonameId) } : {};
  return (
    <section aria-labelledby="bees">
      <h2 id="bees" className={typography.h4}>
        {t("bees.title")}
      </h2>
      <ul className={styles.bees}>
        {bees.items.map((bee) => (
          <BeeCard key={bee.id} bee={bee} heading="h3" />
        ))}
      </ul>
      <p className={styles.note}>
        {t("bees.order")}{" "}
        <StaticLink href={beesHref({ service: subcategory ?? category, ...near })} className={shared.link}>
          {t("bees.all")}
        </StaticLink>
      </p>
    </section>
  );
}

function Questions({ page }: { page: ServicePage }) {
  const t = useTranslations("services.faq");
  const { questions } = useServiceWords(page);
  return (
    <section aria-labelledby="questions" className={styles.card}>
      <h2 id="questions" className={typography.h4}>
        {t("title")}
      </h2>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}

/** All about a category, a service, or a service in one town, for people who look for it. */
export function ServiceScreen({ page, origin }: Props) {
  return (
    <>
      <ServiceJsonLd page={page} origin={origin} />
      <ServiceHero page={page} />
      <div className={shared.page}>
        <div className={styles.columns}>
          <div className={styles.main}>
            <PriceGuides page={page} />
            <Bees page={page} />
            <RecentJobs page={page} />
            <OpenJobs page={page} />
            <Questions page={page} />
          </div>
          <ServiceAside page={page} />
        </div>
      </div>
    </>
  );
}
