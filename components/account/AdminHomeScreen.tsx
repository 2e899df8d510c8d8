"use client";

import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { ADMIN_GROUPS, ADMIN_PLACES, opens } from "@/components/shell/account/admin-places";
import { Link } from "@/lib/i18n/navigation";
import { tenderOverviewQuery } from "@/lib/agreements/queries";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { AdminRight } from "@/lib/shared/actor";
import { NextForYou } from "./NextForYou";
import { stepRow } from "./step-row";

const areas = {
  display: "grid",
  gap: 4,
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateAreas: '"next" "places"',
} as const;

const placeLink = {
  color: "inherit",
  textDecoration: "none",
  "&::after": { content: '""', position: "absolute", inset: 0 },
} as const;

/** The place of an admin: what waits for a decision, and where everything is. */
export function AdminHomeScreen() {
  const t = useTranslations("verification.home");
  const { user } = useSession();
  const overview = useQuery(tenderOverviewQuery);
  if (!user) return null;
  return (
    <PageContainer width="form">
      <PageHeader title={t("title")} />
      <Box sx={areas}>
        <QueryBoundary query={overview} loading={<CardSkeleton />}>
          {(found) => <NextForYou user={user} overview={found} />}
        </QueryBoundary>
        <Places rights={user.adminRights} />
      </Box>
    </PageContainer>
  );
}

function Places({ rights }: { rights: readonly AdminRight[] }) {
  const t = useTranslations("verification.home");
  const open = ADMIN_PLACES.filter(({ right }) => opens(right, rights));
  return (
    <Box sx={{ gridArea: "places", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
      {ADMIN_GROUPS.map((group) => {
        const places = open.filter((place) => place.group === group);
        if (places.length === 0) return null;
        return (
          <SectionCard key={group} title={t(`groups.${group}`)} flush>
            {places.map((place) => (
              <PlaceRow key={place.name} place={place} />
            ))}
          </SectionCard>
        );
      })}
    </Box>
  );
}

function PlaceRow({ place: { name, href } }: { place: (typeof ADMIN_PLACES)[number] }) {
  const t = useTranslations("verification.home.places");
  return (
    <Box sx={{ ...stepRow, minHeight: 64, py: 2.5, "&:hover": { bgcolor: "surface.sunken" } }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle1" component="h3">
          <Box component={Link} href={href} sx={placeLink}>
            {t(`${name}.title`)}
          </Box>
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t(`${name}.text`)}
        </Typography>
      </Box>
      <ChevronRightRounded aria-hidden sx={{ color: "surface.muted" }} />
    </Box>
  );
}
