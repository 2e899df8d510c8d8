"use client";

import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { QueryBoundary } from "@/components/ui/QueryBoundary";
import { cardLook } from "@/components/plain/looks";
import { latestTendersQuery } from "@/lib/tenders/queries";
import { LatestTenderCard } from "./LatestTenderCard";
import { Section } from "./Section";

// Phones show one card and a part of the next, which says that there is more to the side.
const strip = {
  display: "grid",
  gridAutoFlow: { xs: "column", md: "row" },
  gridAutoColumns: { xs: "min(248px, 76vw)" },
  gridTemplateColumns: { md: "repeat(4, minmax(0, 1fr))" },
  gap: { xs: 3, md: 4 },
  mx: { xs: -4, md: 0 },
  px: { xs: 4, md: 0 },
  pb: { xs: 2, md: 0 },
  overflowX: { xs: "auto", md: "visible" },
  scrollSnapType: { xs: "x proximity", md: "none" },
  scrollPaddingInline: "16px",
  listStyle: "none",
};

function Loading() {
  const t = useTranslations("common.list");
  return (
    <Box role="status" aria-label={t("loading")} sx={strip}>
      {[0, 1, 2, 3].map((index) => (
        <Box key={index} sx={{ ...cardLook, overflow: "hidden" }}>
          <Skeleton height={132} sx={{ borderRadius: 0 }} />
          <Box sx={{ p: 4, display: "grid", gap: 2 }}>
            <Skeleton width="40%" height={14} />
            <Skeleton width="90%" height={20} />
            <Skeleton width="55%" height={14} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** What others need done right now; signed out one sees trade, title, town and age. */
export function LatestTenders() {
  const t = useTranslations("home.latest");
  const latest = useQuery(latestTendersQuery);
  const all = (
    <ButtonLink href="/account/tenders" variant="outlined">
      {t("all")}
    </ButtonLink>
  );
  const post = (
    <ButtonLink href="/account/create-tender" variant="outlined">
      {t("post")}
    </ButtonLink>
  );
  return (
    <Section id="latest" title={t("title")} text={t("text")} action={all}>
      <QueryBoundary
        query={latest}
        loading={<Loading />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState headingLevel="h3" title={t("emptyTitle")} text={t("emptyText")} actions={post} />}
      >
        {({ items }) => (
          <Box component="ul" sx={strip}>
            {items.map((tender) => (
              <LatestTenderCard key={tender.id} tender={tender} />
            ))}
          </Box>
        )}
      </QueryBoundary>
    </Section>
  );
}
