"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/actions/ConfirmDialog";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useDeleteSearch } from "@/lib/saved-searches/queries";
import type { SavedSearchView } from "@/lib/saved-searches/schema";

type Props = { search: SavedSearchView; onClose: () => void };

/** Asks before a saved search is deleted. */
export function DeleteSearch({ search: { id, name }, onClose }: Props) {
  const t = useTranslations("saved-searches");
  const { mutateAsync: remove } = useDeleteSearch(() => toast.success(t("dialog.deleted")));
  return (
    <ConfirmDialog
      open
      destructive
      onClose={onClose}
      onConfirm={() => remove(id)}
      title={t("row.removeQuestion", { name })}
      text={t("row.removeText")}
      confirmLabel={t("dialog.delete")}
      cancelLabel={t("row.keep")}
    />
  );
}
