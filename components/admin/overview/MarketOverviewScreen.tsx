"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { marketOverviewQuery } from "@/lib/admin/overview/queries";
import { ActivitySection } from "./ActivitySection";
import { RevenueSection } from "./RevenueSection";
import { StateSection } from "./StateSection";
import { WaitingSection } from "./WaitingSection";

/** How the market does today and in the last 30 days, what waits now, and what plans bring, for every admin. */
export function MarketOverviewScreen() {
  const t = useTranslations("admin-overview");
  const query = useQuery(marketOverviewQuery);
  return (
    <PageContainer width="form">
      <PageHeader title={t("title")} text={t("text")} back={{ href: "/admin", label: t("home") }} />
      <QueryBoundary query={query} loading={<CardSkeleton count={3} />}>
        {({ today, month, state, revenue }) => (
          <Box sx={{ display: "grid", gap: 5 }}>
            <WaitingSection state={state} />
            <ActivitySection today={today} month={month} />
            <StateSection state={state} />
            <RevenueSection revenue={revenue} subscriptionCount={state.subscriptionCount} />
          </Box>
        )}
      </QueryBoundary>
    </PageContainer>
  );
}
