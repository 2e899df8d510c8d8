import { useTranslations } from "next-intl";
import type { OfferedCategory } from "@/lib/categories/schema";
import { Icon } from "@/components/ui/static/Icon";
import shared from "@/components/ui/static/shared.module.css";
import typography from "@/components/ui/static/typography.module.css";
import { ServiceFinder, type FinderMessages, type FinderCategory } from "./ServiceFinder";
import styles from "./ServicesScreen.module.css";

type Props = { categories: readonly OfferedCategory[] };

function useCategories({ categories }: Props): FinderCategory[] {
  const t = useTranslations("categories");
  const filters = useTranslations("directory.filters");
  return categories.map(({ slug, icon, subcategories }) => ({
    slug,
    name: t(`names.${slug}`),
    whole: filters("wholeCategory", { category: t(`names.${slug}`) }),
    icon: (
      <span className={styles.hex}>
        <Icon name={icon} />
      </span>
    ),
    subcategories: subcategories.map((one) => ({ slug: one, name: t(`subcategories.${one}`) })),
  }));
}

// Every number that can be found is written out here: the page then needs neither plural rules nor a dictionary.
function useFinderMessages(services: number): FinderMessages {
  const t = useTranslations("info.services");
  return {
    search: t("search"),
    placeholder: t("placeholder"),
    clear: t("clear"),
    noneTitle: t("noneTitle"),
    noneText: t("noneText"),
    found: Array.from({ length: services + 1 }, (_, count) => t("found", { count })),
  };
}

/** The whole tree of categories on one page; the browser only filters what is there. */
export function ServicesScreen({ categories }: Props) {
  const t = useTranslations("info.services");
  const home = useTranslations("home.categories");
  const services = categories.reduce((count, { subcategories }) => count + subcategories.length, 0);
  return (
    <div className={shared.page}>
      <h1 className={typography.h1}>{t("title")}</h1>
      <p className={styles.lead}>
        {home("text", { services, categories: categories.length })} {t("bees")}
      </p>
      <div className={styles.finder}>
        <ServiceFinder
          categories={useCategories({ categories })}
          words={useFinderMessages(services)}
          searchIcon={<Icon name="Search" size={20} />}
          clearIcon={<Icon name="Close" size={20} />}
          foldIcon={<Icon name="ExpandMore" />}
          classes={{
            label: shared.label,
            field: shared.field,
            category: styles.category,
          }}
        />
      </div>
    </div>
  );
}
