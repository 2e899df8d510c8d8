"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import { ChoiceChips } from "@/components/ui/form/ChoiceChips";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { useListState } from "@/components/ui/lists/use-list-state";
import { DEFAULT_PERIOD, FUNNEL, INSIGHT_PERIODS } from "@/lib/insights/constants";
import { insightsQuery } from "@/lib/insights/queries";
import type { Insights } from "@/lib/insights/schema";
import { FIND_WORK } from "@/lib/tenders/constants";
import { FunnelSection } from "./FunnelSection";
import { ServicesSection } from "./ServicesSection";
import { StandingSection } from "./StandingSection";
import { WeakSpots } from "./WeakSpots";

// The first one is the default, which the URL leaves out.
const TABS = [DEFAULT_PERIOD, ...INSIGHT_PERIODS.filter((days) => days !== DEFAULT_PERIOD)].map(String);
const periodOf = (tab: string) => INSIGHT_PERIODS.find((days) => String(days) === tab) ?? DEFAULT_PERIOD;

/** What a BEE's last days look like: from the tenders that matched to those won, beside what the profile lacks. */
export function InsightsScreen() {
  const t = useTranslations("insights");
  const { tab, setTab } = useListState({ tabs: TABS, filters: [] });
  const query = useQuery(insightsQuery(periodOf(tab), useLocale()));
  return (
    <PageContainer width="form">
      <PageHeader title={t("title")} text={t("text")} back={{ href: "/account", label: t("back") }} />
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
        <ChoiceChips
          label={t("period")}
          hideLabel
          options={INSIGHT_PERIODS.map((days) => ({ value: String(days), label: t("days", { days }) }))}
          value={tab}
          onChange={setTab}
        />
        <QueryBoundary query={query} loading={<DetailSkeleton />}>
          {(insights) => <Sections insights={insights} />}
        </QueryBoundary>
      </Box>
    </PageContainer>
  );
}

function Sections({ insights }: { insights: Insights }) {
  const isEmpty = FUNNEL.every((key) => insights.totals[key] === 0);
  // What can be done comes before what cannot be counted yet.
  if (isEmpty)
    return (
      <>
        <WeakSpots spots={insights.weakSpots} />
        <NothingYet />
        <StandingSection insights={insights} />
      </>
    );
  return (
    <>
      <FunnelSection insights={insights} />
      <ServicesSection services={insights.services} />
      <StandingSection insights={insights} />
      <WeakSpots spots={insights.weakSpots} />
    </>
  );
}

function NothingYet() {
  const t = useTranslations("insights.empty");
  return (
    <SectionCard>
      <EmptyState
        small
        place="tenders"
        title={t("title")}
        text={t("text")}
        actions={<ButtonLink href={FIND_WORK}>{t("action")}</ButtonLink>}
      />
    </SectionCard>
  );
}
