"use client";

import { useTranslations } from "next-intl";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { ComplaintForm } from "./ComplaintForm";

/** A complaint about a decision, which another person of the team judges. */
export function ComplaintDialog({ decisionId, onClose }: { decisionId: string; onClose: () => void }) {
  const t = useTranslations("reports.complaint");
  return (
    <ActionDialog open onClose={onClose} title={t("title")} text={t("text")}>
      <ComplaintForm decisionId={decisionId} onDone={onClose} />
    </ActionDialog>
  );
}
