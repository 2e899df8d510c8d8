"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { LazyResendForm } from "@/components/auth/email/LazyResendForm";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { Note } from "@/components/ui/feedback/Note";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { ownSubscriptionsQuery, plansQuery } from "@/lib/subscriptions/queries";
import type { OwnSubscriptions, PlanView } from "@/lib/subscriptions/schema";
import { PaymentForm } from "./PaymentForm";
import { purposeOf, type Asked, type PayablePurpose, type Purpose } from "./purpose";
import { usePay } from "./use-pay";

function NothingToPay({ purpose }: { purpose: Extract<Purpose, { kind: "already" | "unknown" }> }) {
  const t = useTranslations("subscriptions");
  const isKnown = purpose.kind === "already";
  return (
    <EmptyState
      headingLevel="h1"
      title={isKnown ? t("pay.already", { plan: purpose.plan.name }) : t("pay.unknown")}
      text={isKnown ? undefined : t("pay.unknownText")}
      actions={
        <ButtonLink
          variant="outlined"
          href={isKnown ? "/account/my-subscriptions" : "/account/subscriptions"}
        >
          {isKnown ? t("compare.manage") : t("handling.plans")}
        </ButtonLink>
      }
    />
  );
}

function useHeader(purpose: PayablePurpose) {
  const t = useTranslations("subscriptions.pay");
  return purpose.kind === "start"
    ? {
        title: t("title", { plan: purpose.plan.name }),
        back: { href: "/account/subscriptions", label: t("back") },
      }
    : { title: t("titleCard"), back: { href: "/account/my-subscriptions", label: t("backToMine") } };
}

function Payable({ purpose }: { purpose: PayablePurpose }) {
  const errors = useTranslations("errors");
  const { user } = useSession();
  const header = useHeader(purpose);
  const pay = usePay(purpose);
  return (
    <>
      <PageHeader {...header} />
      {user?.emailConfirmed ? (
        <PaymentForm purpose={purpose} pay={pay} />
      ) : (
        <>
          <Note tone="warning">{errors("email_not_confirmed")}</Note>
          <LazyResendForm />
        </>
      )}
    </>
  );
}

type Props = { plans: readonly PlanView[]; own: OwnSubscriptions; asked: Asked };

function Payment({ plans, own, asked }: Props) {
  // Once begun it stays what it is: while the next page opens, a plan that was just paid is not "already yours".
  const [purpose] = useState(() => purposeOf(asked, plans, own));
  return purpose.kind === "start" || purpose.kind === "card" ? (
    <Payable purpose={purpose} />
  ) : (
    <NothingToPay purpose={purpose} />
  );
}

/** Where a card is given: to begin a plan (`?plan=`), or for the plan one has (`?subscription=`). */
export function PaymentScreen() {
  const locale = useLocale();
  const search = useSearchParams();
  const asked = { plan: search.get("plan"), subscription: search.get("subscription") };
  const plans = useQuery(plansQuery(locale));
  const own = useQuery(ownSubscriptionsQuery(locale));
  return (
    <PageContainer>
      <QueryBoundary query={plans} loading={<DetailSkeleton />} errorLevel="h1">
        {(all) => (
          <QueryBoundary query={own} loading={<DetailSkeleton />} errorLevel="h1">
            {(mine) => <Payment key={search.toString()} plans={all} own={mine} asked={asked} />}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </PageContainer>
  );
}
