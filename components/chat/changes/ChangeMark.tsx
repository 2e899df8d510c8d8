"use client";

import { useTranslations } from "next-intl";

/** What its sender has done to a message since it was sent. */
export function ChangeMark({ change }: { change: "edited" | "deleted" }) {
  const t = useTranslations("message-changes.marks");
  return <span>{t(change)}</span>;
}
