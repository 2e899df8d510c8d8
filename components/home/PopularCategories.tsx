import { useTranslations } from "next-intl";
import { Icon, type IconName } from "@/components/ui/static/Icon";
import { CATEGORY_TREE, type CategorySlug } from "@/lib/categories/schema";
import { StaticLink } from "@/lib/i18n/static-navigation";
import styles from "./PopularCategories.module.css";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import { Section } from "./Section";

const SERVICES = CATEGORY_TREE.reduce((count, { subcategories }) => count + subcategories.length, 0);

function CategoryCard({ slug, icon }: { slug: CategorySlug; icon: IconName }) {
  const t = useTranslations("home.categories.examples");
  const name = useTranslations("categories.names");
  return (
    <li>
      <StaticLink href={`/services/${slug}`} prefetch={false} className={styles.category}>
        <span className={styles.hex}>
          <Icon name={icon} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{name(slug)}</span>
          <span className={styles.examples}>{t(slug)}</span>
        </span>
      </StaticLink>
    </li>
  );
}

/** The twelve categories, each a way to its page, and all BEEs and services. */
export function PopularCategories() {
  const t = useTranslations("home.categories");
  const footer = useTranslations("common.footer");
  const text = t("text", { services: SERVICES, categories: CATEGORY_TREE.length });
  const all = (
    <div className={styles.actions}>
      <StaticButtonLink href="/bees" variant="outlined">
        {t("bees")}
      </StaticButtonLink>
      <StaticButtonLink href="/all-services" variant="outlined">
        {footer("services")}
      </StaticButtonLink>
    </div>
  );
  return (
    <Section id="categories" title={t("title")} text={text} action={all}>
      <ul className={styles.list}>
        {CATEGORY_TREE.map(({ slug, icon }) => (
          <CategoryCard key={slug} slug={slug} icon={icon} />
        ))}
      </ul>
    </Section>
  );
}
