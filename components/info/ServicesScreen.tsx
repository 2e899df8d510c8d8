import { useTranslations } from "next-intl";
import { CATEGORY_TREE } from "@/lib/categories/schema";
import { Box } from "@/components/ui/static/Box";
import { Icon } from "@/components/ui/static/Icon";
import { StaticPageContainer } from "@/components/ui/static/StaticPageContainer";
import { Typography } from "@/components/ui/static/Typography";
import { finderStyles } from "./finder-styles";
import { ServiceFinder, type FinderMessages, type FinderSubcategory } from "./ServiceFinder";

const SERVICES = CATEGORY_TREE.reduce((count, { subcategories }) => count + subcategories.length, 0);

function useSubcategories(): FinderSubcategory[] {
  const t = useTranslations("categories");
  return CATEGORY_TREE.map(({ slug, icon, subcategories }) => ({
    slug,
    name: t(`names.${slug}`),
    icon: (
      <span data-tile>
        <Icon name={icon} />
      </span>
    ),
    services: subcategories.map((one) => ({ slug: one, name: t(`subcategories.${one}`) })),
  }));
}

// Every number that can be found is written out here: the page then needs neither plural rules nor a dictionary.
function useFinderMessages(): FinderMessages {
  const t = useTranslations("info.services");
  return {
    search: t("search"),
    placeholder: t("placeholder"),
    clear: t("clear"),
    noneTitle: t("noneTitle"),
    noneText: t("noneText"),
    found: Array.from({ length: SERVICES + 1 }, (_, count) => t("found", { count })),
  };
}

/** The whole tree of trades on one page; the browser only filters what is there. */
export function ServicesScreen() {
  const t = useTranslations("info.services");
  const home = useTranslations("home.categories");
  return (
    <StaticPageContainer>
      <Typography variant="h1">{t("title")}</Typography>
      <Typography sx={{ mt: 3, maxWidth: 640, color: "text.secondary" }}>
        {home("text", { services: SERVICES, categories: CATEGORY_TREE.length })}
      </Typography>
      <Box sx={finderStyles}>
        <ServiceFinder
          trades={useSubcategories()}
          texts={useFinderMessages()}
          clearIcon={<Icon name="Close" sx={{ fontSize: 20 }} />}
        />
      </Box>
    </StaticPageContainer>
  );
}
