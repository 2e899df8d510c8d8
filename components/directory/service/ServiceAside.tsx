import { useTranslations } from "next-intl";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import { describeJobHref } from "@/lib/directory/presentation";
import type { ServicePage } from "@/lib/directory/services/schema";
import { ServiceCard } from "./ServiceCard";
import styles from "./ServiceScreen.module.css";

type Props = { page: ServicePage };

function HowItGoes({ page: { category, subcategory } }: Props) {
  const t = useTranslations("services");
  return (
    <ServiceCard id="steps" title={t("how.title")}>
      <ol className={styles.steps}>
        {(["describe", "offers", "choose"] as const).map((step) => (
          <li key={step}>{t(`how.${step}`)}</li>
        ))}
      </ol>
      <StaticButtonLink href={describeJobHref(category, subcategory)} variant="outlined" prefetch={false}>
        {t("start")}
      </StaticButtonLink>
    </ServiceCard>
  );
}

function Asks({ page: { asks } }: Props) {
  const t = useTranslations("services");
  if (asks.length === 0) return null;
  return (
    <ServiceCard id="asks" title={t("asks")} isFolded>
      <ul className={styles.asks}>
        {asks.map((ask) => (
          <li key={ask}>{ask}</li>
        ))}
      </ul>
    </ServiceCard>
  );
}

/** How it goes, and what BEEs ask. */
export function ServiceAside({ page }: Props) {
  return (
    <aside className={styles.aside}>
      <HowItGoes page={page} />
      <Asks page={page} />
    </aside>
  );
}
