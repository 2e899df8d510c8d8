"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Note } from "@/components/ui/feedback/Note";
import { tenderQuery, useEditTender } from "@/lib/agreements/queries";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { useRouter } from "@/lib/i18n/navigation";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { clearDraft } from "@/lib/platform/browser/storage/drafts";
import type { NewTender } from "@/lib/tenders/schema/content";
import { toTenderForm } from "./form/form-values";
import { LazyTenderForm } from "./form/LazyTenderForm";

/** The form of an own tender, filled with what it was when the form was opened. */
export function EditTenderForm({ shown, offerCount }: { shown: TenderView; offerCount: number }) {
  const t = useTranslations("tenders.edit");
  const router = useRouter();
  const cache = useQueryClient();
  const { mutateAsync: editTender } = useEditTender(shown.id);
  const [seenVersion, setSeenVersion] = useState(shown.version);
  // Of another version it would take back what was changed since.
  const [scope] = useState(`edit ${shown.id} ${shown.version}`);
  const save = async (content: NewTender) => {
    try {
      await editTender({ ...content, version: seenVersion });
    } catch (error) {
      // Saving again after the conflict was shown overwrites the other edit on purpose.
      if (error instanceof ApiError && error.code === "stale_version")
        setSeenVersion(cache.getQueryData(tenderQuery(shown.id).queryKey)?.version ?? seenVersion);
      throw error;
    }
    clearDraft("tender", scope);
    toast.success(t("saved"));
    router.push(`/account/tenders/${shown.id}`);
  };
  return (
    <LazyTenderForm
      chosen={shown}
      defaults={toTenderForm(shown)}
      files={shown}
      editScope={scope}
      submitLabel={t("save")}
      note={offerCount > 0 && <Note>{t("offersNote", { count: offerCount })}</Note>}
      onSubmit={save}
    />
  );
}
