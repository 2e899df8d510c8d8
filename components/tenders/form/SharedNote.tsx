"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { Note } from "@/components/ui/feedback/Note";
import { clearShared, type SharedContent } from "@/lib/platform/browser/storage/shared-content";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import type { TenderFormInput } from "@/lib/tenders/schema/form";

/** Puts what another app handed over into the form, says so, and forgets it: from here on it is part of the draft. */
export function SharedNote({ shared }: { shared: SharedContent }) {
  const t = useTranslations("tenders.form");
  const { getValues, setValue } = useFormContext<TenderFormInput>();
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const { title, description } = getValues();
    const asTyped = { shouldDirty: true, shouldTouch: true };
    // A draft that was begun before keeps its words; those that are shared follow them.
    const text = [description, shared.text].filter(Boolean).join("\n\n");
    if (!title && shared.title) setValue("title", shared.title.slice(0, TENDER_LIMITS.title.max), asTyped);
    if (shared.text) setValue("description", text.slice(0, TENDER_LIMITS.description.max), asTyped);
    // What cannot be forgotten now is too old tomorrow.
    clearShared().catch(() => undefined);
  }, [getValues, setValue, shared]);
  return (
    <Note tone="info" role="status">
      {t("shared")}
    </Note>
  );
}
