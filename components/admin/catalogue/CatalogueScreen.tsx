"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { cardStyles } from "@/components/ui/styles/styles";
import { cataloguePlansQuery, catalogueQuery } from "@/lib/admin/catalogue/queries";
import type { CatalogueCategory } from "@/lib/admin/catalogue/schema";
import { toLanguage } from "@/lib/i18n/languages";
import { ServiceQuestions } from "../questions/ServiceQuestions";
import { CatalogueRow } from "./CatalogueRow";
import { FoldButton } from "./FoldButton";

const entryCardStyles = {
  ...cardStyles,
  bgcolor: "background.paper",
  px: { xs: 4, md: 5 },
  py: { xs: 2, md: 3 },
} as const;
const listStyles = { m: 0, p: 0, listStyle: "none", display: "grid" } as const;

/** What the market offers, and its plans, for admins who manage: order, names in five languages, and what is switched off. */
export function CatalogueScreen() {
  const t = useTranslations("catalogue");
  const query = useQuery(catalogueQuery);
  return (
    <PageContainer width="form">
      <PageHeader title={t("title")} text={t("text")} back={{ href: "/admin", label: t("home") }} />
      <QueryBoundary query={query} loading={<RowSkeleton count={6} />}>
        {({ categories }) => (
          <Box component="ul" sx={{ ...listStyles, gap: 3 }}>
            {categories.map((category, place) => (
              <CategoryCard key={category.id} category={category} place={place} count={categories.length} />
            ))}
          </Box>
        )}
      </QueryBoundary>
      <Plans />
    </PageContainer>
  );
}

function Plans() {
  const t = useTranslations("catalogue");
  const query = useQuery(cataloguePlansQuery);
  return (
    <Box component="section" aria-labelledby="plans" sx={{ mt: 8 }}>
      <Typography variant="h4" component="h2" id="plans" sx={{ mb: 3 }}>
        {t("plans")}
      </Typography>
      <QueryBoundary query={query} loading={<RowSkeleton count={3} />}>
        {({ plans }) => (
          <Box component="ul" sx={{ ...listStyles, gap: 3 }}>
            {plans.map((plan, place) => (
              <Box component="li" key={plan.id} sx={entryCardStyles}>
                <CatalogueRow
                  kind="plans"
                  entry={plan}
                  place={place}
                  count={plans.length}
                  uses={t("subscribers", { count: plan.subscribers })}
                  isFixed={plan.isFree}
                />
              </Box>
            ))}
          </Box>
        )}
      </QueryBoundary>
    </Box>
  );
}

type CardProps = { category: CatalogueCategory; place: number; count: number };

function CategoryCard({ category, place, count }: CardProps) {
  const t = useTranslations("catalogue");
  const { subcategories } = category;
  const services = { name: category.names[toLanguage(useLocale())], count: subcategories.length };
  return (
    <Box component="li" sx={entryCardStyles}>
      <CatalogueRow
        kind="categories"
        entry={category}
        place={place}
        count={count}
        uses={t("open", { count: category.openTenders })}
      >
        <FoldButton label={t("services", services)} name={t("servicesOf", services)}>
          <Box component="ul" sx={listStyles}>
            {subcategories.map((each, at) => (
              <Box
                component="li"
                key={each.id}
                sx={{ borderTop: "1px solid", borderColor: "divider", py: 2 }}
              >
                <CatalogueRow
                  kind="subcategories"
                  entry={each}
                  place={at}
                  count={subcategories.length}
                  uses={t("open", { count: each.openTenders })}
                >
                  <ServiceQuestions service={each} />
                </CatalogueRow>
              </Box>
            ))}
          </Box>
        </FoldButton>
      </CatalogueRow>
    </Box>
  );
}
