"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
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
  // What is being typed or read outlasts the buttons: the other of the two may act meanwhile.
  if (steps.length === 0 && step === null) return null;
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

/** An agreement is with what was read: an outcome that is proposed meanwhile has to be read first. */
function ConfirmStep({ dispute, act, name, onClose }: ConfirmProps) {
  const t = useTranslations("disputes.acts");
  const [seen] = useState(dispute);
  const { mutateAsync: take, status } = useActOnDispute(dispute.id, () => toast.success(t(`${act}.done`)));
  const isChanged = dispute.version !== seen.version && (status === "idle" || status === "error");
  if (isChanged) return <ChangedMeanwhile onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => take({ act, version: seen.version })}
      title={t(`${act}.question`)}
      text={t(`${act}.text`, { name })}
      confirmLabel={t(`${act}.button`)}
      busyLabel={t("busy")}
      cancelLabel={t("back")}
    >
      {act === "agree" && (
        <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {seen.proposal?.outcome}
        </Typography>
      )}
    </ConfirmDialog>
  );
}

function ChangedMeanwhile({ onClose }: Pick<ConfirmProps, "onClose">) {
  const t = useTranslations("disputes.acts");
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t("changed.title")}
      text={t("changed.text")}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t("changed.read")}
        </Button>
      }
    />
  );
}
