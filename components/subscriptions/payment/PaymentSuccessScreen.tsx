"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { TextLink } from "@/components/ui/actions/TextLink";
import { FactRow } from "@/components/ui/display/FactRow";
import { PriceText } from "@/components/ui/display/PriceText";
import { DoneMark } from "@/components/ui/feedback/DoneMark";
import { nextButtons } from "@/components/ui/styles/styles";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import { useRouter } from "@/lib/i18n/navigation";
import { invoicesQuery, ownSubscriptionsQuery, useLiveSubscription } from "@/lib/subscriptions/queries";
import type { OwnSubscriptions } from "@/lib/subscriptions/schema";
import { FIND_WORK } from "@/lib/tenders/constants";
import { usePlanFormat } from "../format";
import { forgetReturnTo, returnTo } from "../return-to";

/** Where it is gone on: what could not be sent before, or the tenders. */
function NextSteps() {
  const t = useTranslations("subscriptions.success");
  const back = returnTo();
  const label = back?.startsWith("/account/tenders/") ? t("backToOffer") : t("backToServices");
  return (
    <Box sx={nextButtons}>
      {back ? (
        <ButtonLink variant="contained" href={back} onClick={forgetReturnTo}>
          {label}
        </ButtonLink>
      ) : (
        <ButtonLink variant="contained" href={FIND_WORK}>
          {t("tenders")}
        </ButtonLink>
      )}
      <ButtonLink variant="outlined" href="/account/my-subscriptions">
        {t("mine")}
      </ButtonLink>
    </Box>
  );
}

/** What the newest invoice says was paid, and the way to it as a receipt; nothing until it is there. */
function Receipt() {
  const t = useTranslations("subscriptions.success");
  const { data: invoices } = useQuery(invoicesQuery(useLocale()));
  const paid = invoices?.[0];
  if (paid?.status !== "paid") return null;
  return (
    <>
      <FactRow label={t("paid")}>
        <PriceText exact minor={paid.amountMinor} />
      </FactRow>
      {paid.url && (
        <FactRow label={t("receipt")}>
          <TextLink href={paid.url} target="_blank" rel="noreferrer" sx={{ py: 3, my: -3 }}>
            {paid.number ?? t("receiptOpen")}
          </TextLink>
        </FactRow>
      )}
    </>
  );
}

function Paid({ own: { plan, current, offersLeft, offersRenewAt } }: { own: OwnSubscriptions }) {
  const t = useTranslations("subscriptions.success");
  const { shortDay } = usePlanFormat();
  // A plan that ends or becomes another one is not paid for as it is.
  const goesOn = current && !current.cancelAtPeriodEnd && !current.pendingPlan;
  const nextAt = goesOn ? current.currentPeriodEnd : null;
  return (
    <>
      <DoneMark />
      <PageHeader title={t("heading", { plan: plan.name })} />
      <SectionCard>
        <div>
          <Receipt />
          {nextAt && (
            <FactRow label={t("nextPayment", { date: shortDay(nextAt) })}>
              <PriceText exact minor={plan.priceMinor} />
            </FactRow>
          )}
          <FactRow label={t("offersLeft", { date: shortDay(offersRenewAt) })}>
            {t("offers", { count: offersLeft })}
          </FactRow>
          <FactRow label={t("services")}>{plan.maxSubcategories}</FactRow>
        </div>
        <NextSteps />
      </SectionCard>
    </>
  );
}

/** The user's present plan. A user without a paid plan sees the plan they have instead of a payment confirmation. */
export function PaymentSuccessScreen() {
  const router = useRouter();
  const query = useQuery(ownSubscriptionsQuery(useLocale()));
  useLiveSubscription();
  const { data: own, isFetching } = query;
  const isTrue = own?.plan.payable ?? false;
  const leads = own !== undefined && !isFetching && !isTrue;
  useEffect(() => {
    if (leads) router.replace("/account/my-subscriptions");
  }, [leads, router]);
  return (
    <PageContainer width="text">
      <QueryBoundary query={query} loading={<DetailSkeleton />}>
        {(mine) => (mine.plan.payable ? <Paid own={mine} /> : <DetailSkeleton />)}
      </QueryBoundary>
    </PageContainer>
  );
}
