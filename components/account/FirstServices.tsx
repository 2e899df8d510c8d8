"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { ChoiceTile, TileGrid } from "@/components/tenders/ChoiceTile";
import { categoriesQuery } from "@/lib/categories/queries";

/** As many as fit below the card on one screen of a phone. */
const SHOWN = 6;

/** For a client who has never posted a tender: a service of each of the first categories, each the way to its form. */
export function FirstServices() {
  const t = useTranslations("account");
  const { data: categories } = useQuery(categoriesQuery(useLocale()));
  if (!categories) return null;
  return (
    <Box component="section" aria-label={t("firstServices")} sx={{ gridArea: "jobs" }}>
      <Typography variant="h4" component="h2" sx={{ mb: 3 }}>
        {t("firstServices")}
      </Typography>
      <TileGrid>
        {categories
          .slice(0, SHOWN)
          .flatMap(({ slug, subcategories: [service] }) =>
            service ? (
              <ChoiceTile
                key={service.id}
                href={`/account/create-tender/${slug}/${service.slug}`}
                of={{ subcategory: service.slug }}
                title={service.name}
              />
            ) : (
              []
            ),
          )}
      </TileGrid>
    </Box>
  );
}
