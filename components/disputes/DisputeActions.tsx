"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { ConfirmDialog } from "@/components/ui/actions/ConfirmDialog";
import { useActOnDispute } from "@/lib/disputes/queries";
import type { DisputeView } from "@/lib/disputes/schema";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { LazyDisputeWords } from "./lazy-disputes";

const STEPS = ["agree", "answer", "propose", "mediate", "withdraw"] as const;
type Step = (typeof STEPS)[number];

type Props = {
  dispute: DisputeView;
  /** The other of the two. */
  name: string;
};

/** What the reader can do about a dispute: the nearest way to its end is the only strong button. */
export function DisputeActions({ dispute, name }: Props) {
  const t = useTranslations("disputes.acts");
  const [step, setStep] = useState<Step | null>(null);
  const steps = STEPS.filter((each) => dispute.may.includes(each));
  if (steps.length === 0) return null;
  const close = () => setStep(null);
  const isCounter = dispute.proposal !== null;
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        {steps.map((each, index) => (
          <Button key={each} variant={index === 0 ? "contained" : "outlined"} onClick={() => setStep(each)}>
            {each === "propose" && isCounter ? t("propose.other") : t(`${each}.button`)}
          </Button>
        ))}
      </Box>
      {(step === "answer" || step === "propose") && (
        <LazyDisputeWords dispute={dispute} act={step} name={name} onClose={close} />
      )}
      {(step === "agree" || step === "mediate" || step === "withdraw") && (
        <ConfirmStep dispute={dispute} act={step} name={name} onClose={close} />
      )}
    </>
  );
}

type ConfirmProps = Props & { act: "agree" | "mediate" | "withdraw"; onClose: () => void };

function ConfirmStep({ dispute, act, name, onClose }: ConfirmProps) {
  const t = useTranslations("disputes.acts");
  const { mutateAsync: take } = useActOnDispute(dispute.id, () => toast.success(t(`${act}.done`)));
  const confirm = async () => {
    await take({ act, version: dispute.version });
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={t(`${act}.question`)}
      text={t(`${act}.text`, { name })}
      confirmLabel={t(`${act}.button`)}
      busyLabel={t("busy")}
      cancelLabel={t("back")}
    />
  );
}
