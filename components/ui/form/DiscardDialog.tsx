"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/actions/ConfirmDialog";

type Props = { open: boolean; onKeep: () => void; onDiscard: () => void };

/** Confirmation before the unsaved changes of a section are discarded. */
export function DiscardDialog({ open, onKeep, onDiscard }: Props) {
  const t = useTranslations("profiles.section");
  return (
    <ConfirmDialog
      open={open}
      title={t("discardTitle")}
      text={t("discardText")}
      confirmLabel={t("discard")}
      cancelLabel={t("keep")}
      destructive
      onClose={onKeep}
      onConfirm={onDiscard}
    />
  );
}
