"use client";

import { useEffect, useEffectEvent, type RefObject } from "react";
import { clearDraft, readDraft, writeDraft } from "@/lib/platform/browser/storage/drafts";

export const CONTACT_FIELDS = ["name", "email", "subject", "text"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
/** A message to support as it is typed. */
export type Letter = Record<ContactField, string>;

const SCOPE = "form";

type Fields = Record<ContactField, HTMLInputElement | HTMLTextAreaElement>;

/** The inputs of the form by their names. */
export function fieldsOf(form: HTMLFormElement): Fields {
  const named = CONTACT_FIELDS.map((field) => [field, form.elements.namedItem(field)] as const);
  return Object.fromEntries(named) as Fields;
}

/** What stands in the form now, without spaces around it. */
export function letterOf(form: HTMLFormElement): Letter {
  const fields = fieldsOf(form);
  return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, fields[field].value.trim()])) as Letter;
}

/** True when a draft filled in what was empty: what was typed since the page was opened is newer. */
function restore(form: HTMLFormElement): boolean {
  const draft = (readDraft("contact", SCOPE)?.values ?? {}) as Partial<Letter>;
  const fields = Object.entries(fieldsOf(form)) as [ContactField, Fields[ContactField]][];
  const lost = fields.filter(([field, input]) => input.value === "" && draft[field]);
  for (const [field, input] of lost) input.value = draft[field] ?? "";
  return lost.length > 0;
}

/** Keeps what is being typed for a reload. */
export function keepLetter(form: HTMLFormElement): void {
  writeDraft("contact", SCOPE, letterOf(form));
}

/** It was sent, or is not wanted any more. */
export function forgetLetter(): void {
  clearDraft("contact");
}

/** Fills in what was typed before a reload, once the page is hydrated, and calls back when there was something. */
export function useKeptLetter(form: RefObject<HTMLFormElement | null>, onRestored: () => void): void {
  const restoreOnce = useEffectEvent(() => {
    if (form.current && restore(form.current)) onRestored();
  });
  useEffect(() => restoreOnce(), []);
}
