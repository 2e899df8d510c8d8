import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/static/Icon";
import { subcategoryArt } from "@/lib/categories/presentation";
import { serviceHref } from "@/lib/directory/presentation";
import type { ServicePage } from "@/lib/directory/services/schema";
import { StaticLink } from "@/lib/i18n/static-navigation";
import { ServiceCard } from "./ServiceCard";
import styles from "./ServiceScreen.module.css";

/** The services of a category, each with its drawing: what a visitor has come to choose among. */
export function CategoryServices({ page: { category, siblings } }: { page: ServicePage }) {
  const t = useTranslations("services");
  const names = useTranslations("categories.subcategories");
  return (
    <ServiceCard id="services" title={t("within")}>
      <ul className={styles.services}>
        {siblings.map((slug) => (
          <li key={slug}>
            <StaticLink href={serviceHref(category, slug)}>
              <img src={subcategoryArt(slug)} alt="" width={60} height={42} loading="lazy" />
              <span>{names(slug)}</span>
              <Icon name="ExpandMore" />
            </StaticLink>
          </li>
        ))}
      </ul>
    </ServiceCard>
  );
}
