"use client";

import Typography from "@mui/material/Typography";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { Note } from "@/components/ui/feedback/Note";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { CardSkeleton, RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { ownSubscriptionsQuery, plansQuery } from "@/lib/subscriptions/queries";
import type { OwnSubscriptions, PlanView } from "@/lib/subscriptions/schema";
import { usePlanFormat } from "./format";
import { isOwnPlan } from "./plan-action";
import { PlanRadios } from "./PlanRadios";

// Only who pays already compares the plans here.
const PlanCards = lazyComponent(() => import("./PlansScreen").then((file) => file.PlanCards), {
  fallback: <CardSkeleton />,
});

const isPaying = ({ current }: OwnSubscriptions) => current !== null && current.paymentProviderId !== null;

function Choice({ plans }: { plans: readonly PlanView[] }) {
  const t = useTranslations("subscriptions");
  const sold = plans.filter(({ payable }) => payable);
  const [chosen, choose] = useState(sold[0]?.id);
  const plan = sold.find(({ id }) => id === chosen);
  if (!plan) return <Note>{t("compare.notSold")}</Note>;
  return (
    <SectionCard>
      <PlanRadios plans={sold} value={chosen} onChange={choose} />
      <ButtonLink variant="contained" size="large" href={`/account/payment?plan=${plan.slug}`}>
        {t("choose.next")}
      </ButtonLink>
    </SectionCard>
  );
}

type PlansProps = { query: UseQueryResult<PlanView[]> };

type ChangeProps = PlansProps & { own: OwnSubscriptions };

/** What there is to compare with, in one line. */
function PlanNow({ plan, what }: { plan: PlanView; what: string }) {
  const t = useTranslations("subscriptions.choose");
  return <Typography sx={{ mb: 4, fontWeight: 560 }}>{t("now", { plan: plan.name, what })}</Typography>;
}

/** A first paid plan: chosen here, paid on the next screen. */
function FirstPlan({ query, own }: ChangeProps) {
  const t = useTranslations("subscriptions");
  return (
    <PageContainer width="text">
      <PageHeader
        title={t("choose.title")}
        text={t("choose.text")}
        back={{ href: "/account/subscriptions", label: t("compare.title") }}
      />
      <QueryBoundary query={query} loading={<RowSkeleton count={2} />}>
        {(plans) => (
          <>
            <PlanNow
              plan={own.plan}
              what={t.markup("facts.offers", { count: own.plan.offersPerMonth, b: (text) => text })}
            />
            <Choice plans={plans} />
          </>
        )}
      </QueryBoundary>
    </PageContainer>
  );
}

/** Who pays already sees the own plan in a line, and what changing to each other one means. */
function OtherPlan({ query, own }: ChangeProps) {
  const t = useTranslations("subscriptions");
  const { monthly } = usePlanFormat();
  const now = own.current?.plan ?? own.plan;
  return (
    <PageContainer>
      <PageHeader
        title={t("change.title")}
        text={t("promises.change.text")}
        back={{ href: "/account/my-subscriptions", label: t("mine.title") }}
      />
      <QueryBoundary query={query} loading={<CardSkeleton />}>
        {(plans) => (
          <>
            <PlanNow plan={now} what={monthly(now)} />
            <PlanCards plans={plans.filter((plan) => !isOwnPlan(plan, own))} own={own} />
          </>
        )}
      </QueryBoundary>
    </PageContainer>
  );
}

/** The way to a first paid plan, or to another one. */
export function ChoosePlanScreen() {
  const locale = useLocale();
  const query = useQuery(plansQuery(locale));
  const own = useQuery(ownSubscriptionsQuery(locale));
  if (own.data && isPaying(own.data)) return <OtherPlan query={query} own={own.data} />;
  if (own.data) return <FirstPlan query={query} own={own.data} />;
  return (
    <PageContainer width="text">
      {own.isError ? (
        <ErrorState headingLevel="h1" error={own.error} onRetry={() => void own.refetch()} />
      ) : (
        <RowSkeleton count={2} />
      )}
    </PageContainer>
  );
}
