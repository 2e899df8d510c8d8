"use client";

import type { SubscriptionView } from "@/lib/subscriptions/schema";
import { CancelPlanDialog } from "./CancelPlanDialog";
import { ChangePlanDialog } from "./ChangePlanDialog";

/** The question that is open: which plan instead, or whether to end it. */
export type OpenDialog = { kind: "change"; planId?: string } | { kind: "cancel" };

type Props = { current: SubscriptionView; dialog: OpenDialog | null; onClose: () => void };

/** Asks before a plan is changed or cancelled. */
export function PlanDialogs({ current, dialog, onClose }: Props) {
  if (dialog?.kind === "change")
    return <ChangePlanDialog current={current} planId={dialog.planId} onClose={onClose} />;
  return <CancelPlanDialog current={current} open={dialog?.kind === "cancel"} onClose={onClose} />;
}
