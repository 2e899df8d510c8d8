"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Note } from "@/components/ui/feedback/Note";
import { useSettled } from "@/components/ui/form/use-settled";
import { contactQuery } from "@/lib/masking/queries";

/** Explains to a writer, before it is sent, what the other party will not see of a text yet. */
export function ContactNote({ text }: { text: string }) {
  const t = useTranslations("masking");
  const { data: holdsContact = false } = useQuery(contactQuery(useSettled(text)));
  return holdsContact ? <Note role="status">{t("note")}</Note> : null;
}
