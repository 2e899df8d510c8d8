"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Stripe } from "@stripe/stripe-js";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { useErrorText } from "@/components/ui/feedback/use-error-text";
import { Note } from "@/components/ui/feedback/Note";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { useRenewPlan } from "@/lib/subscriptions/queries";
import { stripeQuery } from "./load-stripe";

const REFUSED = 402;

/** Has the bank ask its customer: in a window of its own, or on its own page, which leads back here. */
async function confirm(stripe: Stripe, clientSecret: string): Promise<void> {
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  const { error } =
    paymentIntent?.status === "requires_confirmation"
      ? await stripe.confirmPayment({
          clientSecret,
          confirmParams: { return_url: window.location.href },
          redirect: "if_required",
        })
      : await stripe.handleNextAction({ clientSecret });
  if (error) throw new ApiError(REFUSED, { code: "card_declined", message: error.message ?? "" });
}

function Confirm({ stripe, clientSecret }: { stripe: Stripe; clientSecret: string }) {
  const t = useTranslations("subscriptions.handling");
  const errorText = useErrorText();
  const renew = useRenewPlan();
  const bank = useMutation({
    mutationFn: () => confirm(stripe, clientSecret),
    onSettled: renew,
    meta: { silent: true },
  });
  return (
    <SectionCard title={t("confirmTitle")}>
      <Typography>{t("confirmText")}</Typography>
      {bank.isError && (
        <Note tone="error" role="alert">
          {errorText(bank.error)}
        </Note>
      )}
      <Box>
        <BusyButton
          variant="contained"
          size="large"
          busy={bank.isPending}
          disabled={bank.isSuccess}
          onClick={() => bank.mutate()}
        >
          {t("confirm")}
        </BusyButton>
      </Box>
    </SectionCard>
  );
}

/** The bank's question where Stripe takes the money. */
export function StripeConfirm({
  clientSecret,
  publishableKey,
}: {
  clientSecret: string;
  publishableKey: string;
}) {
  const t = useTranslations("subscriptions.pay");
  const query = useQuery(stripeQuery(publishableKey));
  return (
    <QueryBoundary query={query} loading={<DetailSkeleton />} errorTitle={t("failed")}>
      {(stripe) => <Confirm stripe={stripe} clientSecret={clientSecret} />}
    </QueryBoundary>
  );
}
