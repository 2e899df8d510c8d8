"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { Note } from "@/components/ui/feedback/Note";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { ownSubscriptionsQuery, plansQuery, useLiveSubscription } from "@/lib/subscriptions/queries";
import type { OwnSubscriptions, PlanView } from "@/lib/subscriptions/schema";
import {
  isOwnPlan,
  isSmallerPlan,
  planAction,
  plansToCompare,
  recommendedPlan,
  smallestSufficientPlan,
} from "./plan-action";
import { PlanButton } from "./PlanButton";
import { PlanCard } from "./PlanCard";
import { PlanDialogs, type OpenDialog } from "./PlanDialogs";
import { PlanPromises } from "./PlanPromises";
import { UsageNote } from "./UsageNote";

type Props = { plans: readonly PlanView[]; own: OwnSubscriptions | undefined };

const grid = {
  display: "grid",
  gap: { xs: 4, md: 5 },
  gridTemplateColumns: { md: "repeat(3, minmax(0, 1fr))" },
  "@media (min-width: 700px) and (max-width: 1023.95px)": {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  },
};

/** The plans side by side, the own one first, each with the one thing that its reader can do about it. */
export function PlanCards({ plans, own }: Props) {
  const { user } = useSession();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const fitting = smallestSufficientPlan(plans, own);
  const recommended = recommendedPlan(plans, own);
  return (
    <Box sx={grid}>
      {plansToCompare(plans, own).map((plan) => {
        const action = planAction(plan, user?.role ?? null, own);
        // For a visitor it is the way in.
        const stands = plan.id === recommended || action.kind === "join";
        return (
          <PlanCard
            key={plan.id}
            plan={plan}
            instead={isSmallerPlan(plan, own) ? own?.plan : undefined}
            isOwn={isOwnPlan(plan, own)}
            isFitting={plan.id === fitting}
          >
            <PlanButton
              plan={plan}
              action={action}
              weight={stands ? "contained" : "outlined"}
              onOpen={({ kind }) =>
                setDialog(kind === "cancel" ? { kind } : { kind: "change", planId: plan.id })
              }
            />
          </PlanCard>
        );
      })}
      {own?.current && <PlanDialogs current={own.current} dialog={dialog} onClose={() => setDialog(null)} />}
    </Box>
  );
}

/** What a client is here for: no plan, but offers. */
function ForClients() {
  const t = useTranslations("subscriptions.compare");
  const common = useTranslations("common.nav");
  return (
    <Note tone="honey" sx={{ mb: 6 }}>
      <Box sx={{ mb: 3 }}>{t("clients")}</Box>
      <ButtonLink variant="contained" href="/account/create-tender">
        {common("postTender")}
      </ButtonLink>
    </Note>
  );
}

/** The plans side by side, the own one first, with what is used now. Everybody may look. */
export function PlansScreen() {
  const t = useTranslations("subscriptions.compare");
  const locale = useLocale();
  const { user, isPending } = useSession();
  const isPro = user?.role === "PRO";
  const query = useQuery(plansQuery(locale));
  const own = useQuery({ ...ownSubscriptionsQuery(locale), enabled: isPro });
  useLiveSubscription();
  const isSold = query.data?.some(({ payable }) => payable) ?? true;
  const isKnown = !isPending && (!isPro || !own.isPending);
  return (
    <PageContainer>
      <Box component="header" sx={{ mb: 6, maxWidth: 680 }}>
        <Typography variant="h1">{t("heading")}</Typography>
        <Typography sx={{ mt: 2, fontSize: { md: "1.125rem" }, color: "text.secondary" }}>
          {t("text")}
        </Typography>
      </Box>
      {user?.role === "CLIENT" && <ForClients />}
      {own.data && <UsageNote own={own.data} />}
      {!isSold && <Note sx={{ mb: 6 }}>{t("notSold")}</Note>}
      {/* When the plans have not come either, one complaint says it all. */}
      {query.data && own.isError && !own.data && (
        <ErrorState error={own.error} onRetry={() => void own.refetch()} />
      )}
      <QueryBoundary query={query} loading={<CardSkeleton />}>
        {(plans) => (isKnown ? <PlanCards plans={plans} own={own.data} /> : <CardSkeleton />)}
      </QueryBoundary>
      <PlanPromises />
      {!user && !isPending && <Note sx={{ mt: 6 }}>{t("clients")}</Note>}
    </PageContainer>
  );
}
