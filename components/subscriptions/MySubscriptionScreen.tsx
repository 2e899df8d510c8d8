"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import { ownSubscriptionsQuery, useLiveSubscription } from "@/lib/subscriptions/queries";
import type { OwnSubscriptions } from "@/lib/subscriptions/schema";
import { CardOnFile } from "./CardOnFile";
import { DemoTime } from "./DemoTime";
import { InvoicesCard } from "./InvoicesCard";
import { UnpaidInvoices } from "./UnpaidInvoices";
import { PlanHistory } from "./PlanHistory";
import { PlanStatus } from "./PlanStatus";

function Mine({ own }: { own: OwnSubscriptions }) {
  const { current } = own;
  const isPaid = current !== null && current.paymentProviderId !== null;
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <UnpaidInvoices own={own} />
      <PlanStatus own={own} />
      {isPaid && <CardOnFile current={current} />}
      {isPaid && <DemoTime current={current} />}
      <InvoicesCard />
      <PlanHistory history={own.history} />
    </Box>
  );
}

/** A BEE's own plan: what is left of it, how it goes on, and what was paid. */
export function MySubscriptionScreen() {
  const t = useTranslations("subscriptions.mine");
  const query = useQuery(ownSubscriptionsQuery(useLocale()));
  useLiveSubscription();
  return (
    <PageContainer width="form">
      <PageHeader title={t("title")} back={{ href: "/account", label: t("back") }} />
      <QueryBoundary query={query} loading={<DetailSkeleton />}>
        {(own) => <Mine own={own} />}
      </QueryBoundary>
    </PageContainer>
  );
}
