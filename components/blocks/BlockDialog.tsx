"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/actions/ConfirmDialog";
import { useSetBlock } from "@/lib/blocks/queries";
import { toast } from "@/lib/platform/browser/reporting/toasts";

type Props = { user: { id: string; name: string }; onClose: () => void; onBlocked?: () => void };

/** Says what blocking a person does, and does it. */
export function BlockDialog({ user: { id, name }, onClose, onBlocked }: Props) {
  const t = useTranslations("blocks");
  const { mutateAsync: setBlock } = useSetBlock(id, () => {
    toast.success(t("blocked", { name }));
    onBlocked?.();
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => setBlock(true)}
      title={t("dialog.title", { name })}
      text={t("dialog.text")}
      confirmLabel={t("dialog.confirm")}
      destructive
    />
  );
}
