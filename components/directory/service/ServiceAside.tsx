import { useTranslations } from "next-intl";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import typography from "@/components/ui/static/typography.module.css";
import { CATEGORY_TREE } from "@/lib/categories/schema";
import { describeJobHref, serviceHref } from "@/lib/directory/presentation";
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
    <ServiceCard id="asks" title={t("asks")}>
      <ul className={styles.asks}>
        {asks.map((ask) => (
          <li key={ask}>{ask}</li>
        ))}
      </ul>
    </ServiceCard>
  );
}

function Links({ id, title, links }: { id: string; title: string; links: { href: string; text: string }[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={typography.h5}>
        {title}
      </h2>
      <ul className={styles.links}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <StaticButtonLink href={href} variant="outlined">
              {text}
            </StaticButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How it goes, what BEEs ask, and where to look next. */
export function ServiceAside({ page }: Props) {
  const t = useTranslations("services");
  const names = useTranslations("categories.subcategories");
  const { category, subcategory, places } = page;
  const all = CATEGORY_TREE.find(({ slug }) => slug === category)?.subcategories ?? [];
  const similar = all
    .filter((slug) => slug !== subcategory)
    .map((slug) => ({ href: serviceHref(category, slug), text: names(slug) }));
  const elsewhere = places.map(({ slug, name }) => ({
    href: serviceHref(category, subcategory, slug),
    text: name,
  }));
  return (
    <aside className={styles.aside}>
      <HowItGoes page={page} />
      <Asks page={page} />
      <Links id="places" title={t("places")} links={elsewhere} />
      <Links id="similar" title={t(subcategory ? "similar" : "within")} links={similar} />
    </aside>
  );
}
