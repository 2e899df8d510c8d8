"use client";

import IosShareRounded from "@mui/icons-material/IosShareRounded";
import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { LazyOwnAppointments } from "@/components/appointments/lazy-own-appointments";
import { LinkRow } from "@/components/ui/actions/LinkRow";
import { useMedia } from "@/components/ui/layout/use-media";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton, RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { BESIDE, cardStyles } from "@/components/ui/styles/styles";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { tenderOverviewQuery } from "@/lib/agreements/queries";
import type { TenderOverview } from "@/lib/agreements/schema/overview";
import type { OwnUser } from "@/lib/shared/own-user";
import { AdminHome } from "./AdminHome";
import { Greeting } from "./Greeting";
import { isIdle, isMatchable } from "./next-steps";

// Both are drawn with the overview, which takes longer than their code.
const NextForYou = lazyComponent(() => import("./NextForYou").then((file) => file.NextForYou), {
  fallback: <CardSkeleton />,
});

const AccountTenders = lazyComponent(() => import("./AccountTenders").then((file) => file.AccountTenders), {
  fallback: (
    <Box sx={{ gridArea: "jobs" }}>
      <CardSkeleton />
    </Box>
  ),
});

// For a client who has never posted a tender.
const FirstServices = lazyComponent(() => import("./FirstServices").then((file) => file.FirstServices), {
  fallback: (
    <Box sx={{ gridArea: "jobs" }}>
      <CardSkeleton />
    </Box>
  ),
});

// Below what is next, and for BEEs alone.
const MostRelevant = lazyComponent(() => import("./MostRelevant").then((file) => file.MostRelevant), {
  fallback: (
    <SectionCard flush>
      <RowSkeleton count={3} />
    </SectionCard>
  ),
});

const NewestTenders = lazyComponent(() => import("./MostRelevant").then((file) => file.NewestTenders), {
  fallback: (
    <SectionCard flush>
      <RowSkeleton count={3} />
    </SectionCard>
  ),
});

// The last thing one looks at here, after all that is above or beside it.
const RecentNotifications = lazyComponent(
  () => import("./RecentNotifications").then((file) => file.RecentNotifications),
  {
    messages: lazyMessages(["notifications"]),
    fallback: (
      <SectionCard flush>
        <RowSkeleton count={2} />
      </SectionCard>
    ),
  },
);

/** What is next, and on a phone below it when: the next appointments. */
const NEXT = { gridArea: "next", minWidth: 0, "& > * + *": { mt: 4 } } as const;

/** The height of the figures of a PRO where they stand in one row, and with the link to more. */
const NUMBERS_HEIGHT = 160;

const ProNumbers = lazyComponent(() => import("./ProNumbers").then((file) => file.ProNumbers), {
  fallback: <Box sx={{ gridArea: "numbers", minHeight: 250, [BESIDE]: { minHeight: NUMBERS_HEIGHT } }} />,
});

/** The areas of the home below each other, and beside each other where there is room: `wide` row by row. */
function areas(narrow: string, wide: readonly string[]) {
  return {
    display: "grid",
    alignItems: "start",
    gap: { xs: 4, md: 6 },
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateAreas: narrow,
    [BESIDE]: {
      gridTemplateColumns: "minmax(0, 1fr) min(352px, 37%)",
      gridTemplateRows: [...wide.slice(1).map(() => "auto"), "1fr"].join(" "),
      gridTemplateAreas: wide.join(" "),
    },
  };
}

const clientAreas = areas('"next" "jobs" "side"', ['"next side"', '"jobs side"']);

// A PRO's numbers come first where there is room and after the next steps on a phone. Work that fits stands below the
// running one: beside it, it would leave the wide column half empty.
const proAreas = areas('"next" "numbers" "jobs" "relevant" "side"', [
  '"numbers numbers"',
  '"next side"',
  '"jobs side"',
  '"relevant side"',
]);

// Where nothing is under way a PRO has no such list: its empty row would part the cards by two gaps.
const idleProAreas = areas('"next" "numbers" "relevant" "side"', [
  '"numbers numbers"',
  '"next side"',
  '"relevant side"',
]);

function areasOf(isPro: boolean, counts: TenderOverview["counts"] | undefined) {
  if (!isPro) return clientAreas;
  return counts && isIdle(counts) ? idleProAreas : proAreas;
}

/** Keeps the place of what is on its way: on a phone whatever stands below it is not seen to jump. */
function Waiting({ isPro }: { isPro: boolean }) {
  return (
    <>
      {isPro && (
        <Box
          sx={{
            gridArea: "numbers",
            height: NUMBERS_HEIGHT,
            display: "none",
            [BESIDE]: { display: "block" },
          }}
        />
      )}
      <Box sx={{ gridArea: "next", minHeight: "100vh", [BESIDE]: { minHeight: 0 } }}>
        <CardSkeleton />
      </Box>
    </>
  );
}

// With what stands above it, which would push it down.
function Relevant({ isMatchable: fits }: { isMatchable: boolean }) {
  return <Box sx={{ gridArea: "relevant" }}>{fits ? <MostRelevant /> : <NewestTenders />}</Box>;
}

function AccountHome({ user, role }: { user: OwnUser; role: "CLIENT" | "PRO" }) {
  const t = useTranslations("account");
  const isPro = role === "PRO";
  const overview = useQuery(tenderOverviewQuery);
  // Dates are short lines: where there is a second column they stand in it.
  const isBeside = useMedia("beside");
  // Who has had no job yet has nothing to recommend.
  const hasBegun = (overview.data?.counts.all ?? 0) > 0;
  useEffect(() => {
    NextForYou.preload();
    AccountTenders.preload();
    LazyOwnAppointments.preload();
    if (isPro) MostRelevant.preload();
    RecentNotifications.preload();
  }, [isPro]);
  return (
    <PageContainer>
      <Greeting user={user} running={isPro ? overview.data?.running : undefined} />
      <Box sx={areasOf(isPro, overview.data?.counts)}>
        <QueryBoundary query={overview} loading={<Waiting isPro={isPro} />}>
          {(found) => (
            <>
              {isPro && <ProNumbers overview={found} />}
              <Box sx={NEXT}>
                <NextForYou user={user} overview={found} />
                {!isBeside && <LazyOwnAppointments running={found.running} />}
              </Box>
              {!isPro && found.counts.all === 0 ? (
                <FirstServices />
              ) : (
                <AccountTenders role={role} overview={found} />
              )}
              {isPro && <Relevant isMatchable={isMatchable(found)} />}
            </>
          )}
        </QueryBoundary>
        <Box
          sx={{
            gridArea: "side",
            display: "grid",
            gap: 4,
            gridTemplateColumns: "minmax(0, 1fr)",
            alignContent: "start",
          }}
        >
          {isBeside && overview.data && <LazyOwnAppointments running={overview.data.running} />}
          <RecentNotifications />
          {hasBegun && (
            <Box sx={{ ...cardStyles, overflow: "clip" }}>
              <LinkRow
                href={`/account/profiles/${user.id}/update?tab=settings&section=referral`}
                icon={<IosShareRounded aria-hidden />}
              >
                {t("recommend")}
              </LinkRow>
            </Box>
          )}
        </Box>
      </Box>
    </PageContainer>
  );
}

/** The account home: what to do next, what is under way, what has happened. Admins have one of their own. */
export function AccountScreen() {
  const { user } = useSession();
  if (!user) return null;
  return user.role === "ADMIN" ? <AdminHome /> : <AccountHome user={user} role={user.role} />;
}
