"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useTenderFormat } from "@/components/tenders/format";
import { TenderPicture } from "@/components/tenders/TenderPicture";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { PriceText } from "@/components/ui/display/PriceText";
import { isRecurring } from "@/lib/tenders/presentation";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { Link } from "@/lib/i18n/navigation";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { FIND_WORK } from "@/lib/tenders/constants";
import { tendersQuery, type TenderListPage } from "@/lib/tenders/queries";
import type { TenderCardView } from "@/lib/tenders/schema/view";

const SHOWN = 3;

const NothingFits = lazyComponent(() =>
  import("@/components/tenders/list/NothingFits").then((file) => file.NothingFits),
);

const row = {
  display: "flex",
  alignItems: "center",
  gap: 3,
  minHeight: 72,
  px: { xs: 4, md: 5 },
  py: 3,
  color: "inherit",
  textDecoration: "none",
  "&:hover": { bgcolor: "surface.sunken" },
  "&:focus-visible": { outlineOffset: "-2px" },
};

const twoLines = {
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
};

function RelevantRow({ tender }: { tender: TenderCardView }) {
  const format = useTenderFormat();
  const where = format.distance(tender.distanceKm) ?? format.where(tender);
  return (
    <Box component={Link} href={`/account/tenders/${tender.id}`} sx={row}>
      <TenderPicture tender={tender} size={{ xs: 60, md: 60 }} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="span" sx={twoLines}>
          {tender.title}
        </Typography>
        <Typography
          variant="caption"
          component="span"
          sx={{ display: "block", color: "surface.muted", mt: 1 }}
        >
          {where}, <RelativeTime at={tender.createdAt} />
        </Typography>
      </Box>
      {tender.budgetMinMinor !== null && (
        <PriceText
          minor={tender.budgetMinMinor}
          maxMinor={tender.budgetMaxMinor}
          perHour={tender.budgetType === "HOURLY"}
          perVisit={tender.budgetType !== "HOURLY" && isRecurring(tender)}
          size="s"
        />
      )}
    </Box>
  );
}

type ListProps = {
  title: string;
  href: string;
  query: UseQueryResult<TenderListPage>;
  empty: React.ReactNode;
};

function TenderRows({ title, href, query, empty }: ListProps) {
  const t = useTranslations("account.relevant");
  const hasMore = (query.data?.items.length ?? 0) > 0;
  const all = hasMore && (
    <ButtonLink href={href} size="small" sx={{ my: -1, mr: -2.5 }}>
      {t("all")}
    </ButtonLink>
  );
  return (
    <SectionCard title={title} action={all} flush>
      <QueryBoundary
        query={query}
        loading={<RowSkeleton count={SHOWN} />}
        isEmpty={({ items }) => items.length === 0}
        empty={empty}
      >
        {({ items }) =>
          items.slice(0, SHOWN).map((tender) => <RelevantRow key={tender.id} tender={tender} />)
        }
      </QueryBoundary>
    </SectionCard>
  );
}

/** The tenders that suit a PRO best, with the way to all of them. */
export function MostRelevant() {
  const t = useTranslations("account.relevant");
  const query = useQuery(tendersQuery({ tab: "most-relevant" }));
  return <TenderRows title={t("title")} href={FIND_WORK} query={query} empty={<NothingFits small />} />;
}

/** The newest tenders, for a PRO who has not yet said what would suit: there is work, which the profile brings closer. */
export function NewestTenders() {
  const t = useTranslations("account.relevant");
  const query = useQuery(tendersQuery({}));
  if (query.data?.items.length === 0) return null;
  return <TenderRows title={t("newest")} href="/account/tenders" query={query} empty={null} />;
}
