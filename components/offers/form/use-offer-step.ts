"use client";

import { useSearchParams } from "next/navigation";

const PARAM = "offer";
/** Of the history's entry: the page beneath it is the same without the form. */
type Opened = { offerOpened?: boolean } | null;

/** What a phone shows over the tender: the form of a new offer, or that of a change. */
type OfferStep = "new" | "change";

function addressWith(step: OfferStep | null): string {
  const query = new URLSearchParams(window.location.search);
  if (step) query.set(PARAM, step);
  else query.delete(PARAM);
  const search = query.size > 0 ? `?${query.toString()}` : "";
  return window.location.pathname + search;
}

function open(step: OfferStep): void {
  window.history.pushState({ offerOpened: true }, "", addressWith(step));
}

function close(): void {
  if ((window.history.state as Opened)?.offerOpened) window.history.back();
  else window.history.replaceState(null, "", addressWith(null));
}

/** Which form is open, kept in the address: a reload keeps it, the browser's back button closes it. */
export function useOfferStep() {
  return { step: useSearchParams().get(PARAM), open, close };
}
