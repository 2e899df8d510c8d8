"use client";

import WarningAmberRounded from "@mui/icons-material/WarningAmberRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { Note } from "@/components/ui/feedback/Note";
import { usePayingUser } from "@/lib/subscriptions/queries";
import type { OwnSubscriptions, SubscriptionView } from "@/lib/subscriptions/schema";
import { otherCardHref, paymentHref } from "./payment-step";
import { usePlanFormat } from "./format";

type BannerProps = { text: string; href: string; label: string };

function Banner({ text, href, label }: BannerProps) {
  return (
    <Note tone="warning" role="status" icon={<WarningAmberRounded aria-hidden />}>
      {text}
      <Box sx={{ mt: 3 }}>
        <ButtonLink variant="contained" href={href}>
          {label}
        </ButtonLink>
      </Box>
    </Note>
  );
}

/** A renewal that could not be charged: until when the plan is kept, or that its limits are FREE's for now. */
function PastDue({ current, isOver }: { current: SubscriptionView; isOver: boolean }) {
  const t = useTranslations("subscriptions.open");
  const { day, price } = usePlanFormat();
  const isConfirming = usePayingUser()?.paymentProviderSubscription?.step === "confirm";
  const plan = current.plan.name;
  const { graceEndsAt } = current;
  const text =
    isOver || !graceEndsAt
      ? t("over", { plan })
      : t("grace", { plan, price: price(current.priceMinor), date: day(graceEndsAt) });
  return isConfirming ? (
    <Banner text={text} href={paymentHref(current)} label={t("confirm")} />
  ) : (
    <Banner text={text} href={otherCardHref(current)} label={t("pay")} />
  );
}

/** An upgrade whose payment the bank has not confirmed, or refused: the old plan goes on meanwhile. */
function OpenChange({ current }: { current: SubscriptionView }) {
  const t = useTranslations("subscriptions.open");
  const seen = usePayingUser()?.paymentProviderSubscription;
  if (seen?.step !== "confirm" && seen?.step !== "new_method") return null;
  // The provider may know already that it is a renewal that was not paid.
  const href = paymentHref({ ...current, status: seen.status });
  return <Banner text={t("change")} href={href} label={t("finish")} />;
}

/** What is waiting to be paid, each with the way to pay it. */
export function UnpaidInvoices({ own }: { own: OwnSubscriptions }) {
  const t = useTranslations("subscriptions.open");
  const { current, incomplete, plan } = own;
  return (
    <>
      {current?.status === "PAST_DUE" && <PastDue current={current} isOver={plan.id !== current.planId} />}
      {current?.status === "ACTIVE" && <OpenChange current={current} />}
      {incomplete && (
        <Banner
          text={t("incomplete", { plan: incomplete.plan.name })}
          href={paymentHref(incomplete)}
          label={t("finish")}
        />
      )}
    </>
  );
}
