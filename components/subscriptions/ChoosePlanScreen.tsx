"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { Note } from "@/components/ui/feedback/Note";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { ownSubscriptionsQuery, plansQuery } from "@/lib/subscriptions/queries";
import type { PlanView } from "@/lib/subscriptions/schema";
import { PlanRadios } from "./PlanRadios";

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

/** A first paid plan: chosen here, paid on the next screen. A paying PRO changes the plan instead. */
export function ChoosePlanScreen() {
  const t = useTranslations("subscriptions");
  const locale = useLocale();
  const query = useQuery(plansQuery(locale));
  const own = useQuery(ownSubscriptionsQuery(locale));
  const current = own.data?.current?.paymentProviderId ? own.data.current : null;
  return (
    <PageContainer width="text">
      <PageHeader
        title={t("choose.title")}
        text={t("choose.text")}
        back={{ href: "/account/subscriptions", label: t("compare.title") }}
      />
      {current ? (
        <Note tone="info">
          {t("choose.paying", { plan: current.plan.name })}
          <Box sx={{ mt: 3 }}>
            <ButtonLink variant="outlined" href="/account/my-subscriptions">
              {t("compare.manage")}
            </ButtonLink>
          </Box>
        </Note>
      ) : (
        <QueryBoundary query={query} loading={<RowSkeleton count={2} />}>
          {(plans) => <Choice plans={plans} />}
        </QueryBoundary>
      )}
    </PageContainer>
  );
}
