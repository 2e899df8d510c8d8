import { Box } from "@/components/ui/static/Box";
import { Typography } from "@/components/ui/static/Typography";
import { useTranslations } from "next-intl";
import { cardStyles } from "@/components/ui/styles/styles";
import { SubcategoryIcon } from "@/components/ui/static/SubcategoryIcon";
import { CATEGORY_TREE, type CategorySlug } from "@/lib/categories/schema";
import { StaticLink } from "@/lib/i18n/static-navigation";
import { Section } from "./Section";

const SERVICES = CATEGORY_TREE.reduce((count, { subcategories }) => count + subcategories.length, 0);

const card = {
  ...cardStyles,
  display: "flex",
  flexDirection: { xs: "column", md: "row" },
  alignItems: { xs: "flex-start", md: "center" },
  gap: { xs: 2.5, md: 3.5 },
  height: 1,
  minHeight: 96,
  p: { xs: 3.5, md: "18px 16px" },
  color: "inherit",
  textDecoration: "none",
  overflowWrap: "anywhere",
  transition: "border-color 150ms, box-shadow 200ms",
  "&:hover": { borderColor: "surface.outlineSoft", boxShadow: 8 },
};

function CategoryCard({ slug, icon }: { slug: CategorySlug; icon: string }) {
  const t = useTranslations("home.categories.examples");
  const name = useTranslations("categories.names");
  return (
    <Box component="li" sx={{ "& > a": card }}>
      <StaticLink href={`/account/create-tender/${slug}`} prefetch={false}>
        <SubcategoryIcon icon={icon} />
        <Box component="span" sx={{ minWidth: 0 }}>
          <Typography variant="h6" component="span" sx={{ display: "block" }}>
            {name(slug)}
          </Typography>
          <Typography
            variant="caption"
            component="span"
            sx={{ display: "block", color: "surface.muted", mt: 1 }}
          >
            {t(slug)}
          </Typography>
        </Box>
      </StaticLink>
    </Box>
  );
}

/** The twelve trades; each leads into the form of a tender in it. */
export function PopularCategories() {
  const t = useTranslations("home.categories");
  const text = t("text", { services: SERVICES, categories: CATEGORY_TREE.length });
  return (
    <Section id="categories" title={t("title")} text={text}>
      <Box
        component="ul"
        sx={{
          display: "grid",
          gridTemplateColumns: {
            xs: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
            sm: "repeat(3, minmax(0, 1fr))",
            md: "repeat(4, minmax(0, 1fr))",
          },
          gap: { xs: 2.5, md: 4 },
          p: 0,
          listStyle: "none",
        }}
      >
        {CATEGORY_TREE.map(({ slug, icon }) => (
          <CategoryCard key={slug} slug={slug} icon={icon} />
        ))}
      </Box>
    </Section>
  );
}
