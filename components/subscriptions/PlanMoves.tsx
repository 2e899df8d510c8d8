"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Button } from "@/components/ui/actions/Button";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { buttonRowStyles } from "@/components/ui/styles/button-row";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useCancelSubscription, useChangePlan } from "@/lib/subscriptions/queries";
import type { OwnSubscriptions, SubscriptionView } from "@/lib/subscriptions/schema";
import type { OpenDialog } from "./PlanDialogs";

const PlanDialogs = lazyComponent(
  () => import(/* webpackPrefetch: true */ "./PlanDialogs").then((file) => file.PlanDialogs),
  { mountWhen: ({ dialog }) => dialog !== null },
);

const WithdrawDialog = lazyComponent(
  () => import("./withdrawal/WithdrawDialog").then((file) => file.WithdrawDialog),
  { mountWhen: ({ open }) => open, messages: lazyMessages(["withdrawal"]) },
);

/** Takes back what is planned: a cancellation, or a smaller plan. */
function TakeBack({ current }: { current: SubscriptionView }) {
  const t = useTranslations("subscriptions.mine");
  const plan = current.plan.name;
  const resume = useCancelSubscription(current.id, () => toast.success(t("resumed")));
  const stay = useChangePlan(current.id, () => toast.success(t("takenBack", { plan })));
  if (current.cancelAtPeriodEnd) {
    const go = () => resume.mutate({ resume: true });
    return (
      <BusyButton variant="contained" busy={resume.isPending} busyLabel={t("busy")} onClick={go}>
        {t("resume")}
      </BusyButton>
    );
  }
  const go = () => stay.mutate({ planId: current.planId });
  return (
    <BusyButton variant="contained" busy={stay.isPending} busyLabel={t("busy")} onClick={go}>
      {t("takeBack", { plan })}
    </BusyButton>
  );
}

/** The first step of a withdrawal, as long as there is a right to it (directive 2023/2673). */
function Withdraw({ current }: { current: SubscriptionView }) {
  const t = useTranslations("subscriptions.mine");
  const [isOpen, setIsOpen] = useState(false);
  if (current.withdrawUntil === null) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t("withdraw")}</Button>
      <WithdrawDialog current={current} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** The way out stands apart from the others, at the foot of the card. */
const FOOT = { borderTop: 1, borderColor: "divider", pt: 2, mb: -2 } as const;

/** What a BEE can do with their plan: change it, cancel it, take that back, or look at larger ones. */
export function PlanMoves({ own: { current, incomplete } }: { own: OwnSubscriptions }) {
  const t = useTranslations("subscriptions.mine");
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const isPaid = current !== null && current.paymentProviderId !== null;
  if (!isPaid)
    return (
      <Box sx={buttonRowStyles}>
        <ButtonLink variant={incomplete ? "outlined" : "contained"} href="/account/subscriptions">
          {t("seePlans")}
        </ButtonLink>
      </Box>
    );
  const isActive = current.status === "ACTIVE";
  const mayChange = isActive && !current.cancelAtPeriodEnd;
  const mayCancel = mayChange || current.status === "PAST_DUE";
  const isPlanned = current.cancelAtPeriodEnd || current.pendingPlan !== null;
  return (
    <>
      <Box sx={buttonRowStyles}>
        {isActive && isPlanned && <TakeBack current={current} />}
        {mayChange ? (
          <Button variant="outlined" onClick={() => setDialog({ kind: "change" })}>
            {t("change")}
          </Button>
        ) : (
          <ButtonLink href="/account/subscriptions">{t("compare")}</ButtonLink>
        )}
        <Withdraw current={current} />
      </Box>
      {mayCancel && (
        <Box sx={FOOT}>
          {/* Its word, not its padding and border, stands below the words above. */}
          <Button color="error" sx={{ ml: "-11px" }} onClick={() => setDialog({ kind: "cancel" })}>
            {t("cancel")}
          </Button>
        </Box>
      )}
      <PlanDialogs current={current} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
