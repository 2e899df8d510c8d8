"use client";

import { RememberLanguage } from "@/components/providers/RememberLanguage";
import { RememberReferral } from "@/components/providers/RememberReferral";

/** What is kept of a visit until somebody signs up: the language and who sent them. Renders nothing. */
export function RememberVisit() {
  return (
    <>
      <RememberLanguage />
      <RememberReferral />
    </>
  );
}
