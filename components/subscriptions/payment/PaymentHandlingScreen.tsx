"use client";

import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import { useRouter } from "@/lib/i18n/navigation";
import type { SubscriptionView } from "@/lib/subscriptions/schema";
import { BankStep } from "./BankStep";
import { PaymentEndedState, PaymentFailedState, PaymentWaitState } from "./PaymentStates";
import { usePayment } from "./use-payment";

type Payment = ReturnType<typeof usePayment>;

function ToSuccess() {
  const router = useRouter();
  useEffect(() => router.replace("/account/payment/success"), [router]);
  return <DetailSkeleton />;
}

function Missing() {
  const t = useTranslations("subscriptions.handling");
  return (
    <EmptyState
      title={t("missingTitle")}
      text={t("missingText")}
      actions={
        <>
          <ButtonLink variant="contained" href="/account/my-subscriptions">
            {t("invoices")}
          </ButtonLink>
          <ButtonLink variant="outlined" href="/contact-us">
            {t("contact")}
          </ButtonLink>
        </>
      }
    />
  );
}

function Step({ payment, subscription }: { payment: Payment; subscription: SubscriptionView }) {
  const { state, clientSecret, provider } = payment;
  if (state === "done") return <ToSuccess />;
  if (state === "ended") return <PaymentEndedState />;
  if (state === "failed") return <PaymentFailedState subscription={subscription} />;
  if (state === "confirm" && clientSecret) return <BankStep clientSecret={clientSecret} />;
  if (state !== null) return <PaymentWaitState />;
  return provider.isError ? (
    <ErrorState error={provider.error} onRetry={() => void provider.refetch()} />
  ) : (
    <DetailSkeleton />
  );
}

function Known({ payment }: { payment: Payment }) {
  const { own, subscription } = payment;
  if (own.data && !subscription) return <Missing />;
  if (subscription) return <Step payment={payment} subscription={subscription} />;
  return own.isError ? (
    <ErrorState error={own.error} onRetry={() => void own.refetch()} />
  ) : (
    <DetailSkeleton />
  );
}

/**
 * Goes on with a payment where it is (`?id=`, our own id of the subscription, and of an upgrade `&from=`, the plan before it):
 * after a reload, from the history, or in another tab. It pays nothing by itself, so it never pays twice.
 */
export function PaymentHandlingScreen() {
  const t = useTranslations("subscriptions.handling");
  const search = useSearchParams();
  const payment = usePayment(search.get("id") ?? "", search.get("from"));
  return (
    <PageContainer width="text">
      <PageHeader title={t("title")} back={{ href: "/account/my-subscriptions", label: t("mine") }} />
      <Known payment={payment} />
    </PageContainer>
  );
}
