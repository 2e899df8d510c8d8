"use client";

import { useTranslations } from "next-intl";
import { Note } from "@/components/ui/feedback/Note";

/** Warns the reader of a text that asks for money the way fraudsters do. */
export function ScamNote() {
  const t = useTranslations("masking");
  return <Note tone="warning">{t("scam")}</Note>;
}
