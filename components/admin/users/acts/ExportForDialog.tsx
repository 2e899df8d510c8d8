"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/actions/ConfirmDialog";
import { useExportFor } from "@/lib/admin/users/queries";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import type { PersonCard } from "@/lib/shared/people";

/** Starts the export of a person's data, which the admin does not get to see. */
export function ExportForDialog({ person, onClose }: { person: PersonCard; onClose: () => void }) {
  const t = useTranslations("admin-acts.export");
  const { mutateAsync: start } = useExportFor(person.id, () => toast.success(t("done")));
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => start()}
      title={t("title", { name: person.name })}
      text={t("text")}
      confirmLabel={t("submit")}
    />
  );
}
