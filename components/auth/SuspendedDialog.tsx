"use client";

import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ComplaintForm } from "@/components/reports/complaints/ComplaintForm";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";

type Props = { decision: { id: string; reason: string }; ticket: string };

/** Why this account is closed to its owner, and the way to complain about it. */
export function SuspendedDialog({ decision, ticket }: Props) {
  const t = useTranslations("reports");
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <ActionDialog open={isOpen} onClose={close} title={t("suspended.title")}>
      <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{decision.reason}</Typography>
      <Typography variant="body2" sx={{ my: 3 }}>
        {t("complaint.text")}
      </Typography>
      <ComplaintForm decisionId={decision.id} ticket={ticket} onDone={close} />
    </ActionDialog>
  );
}
