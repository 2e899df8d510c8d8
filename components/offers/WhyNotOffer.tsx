"use client";

import { useTranslations } from "next-intl";
import { ResendForm } from "@/components/auth/ResendForm";
import { Note } from "@/components/ui/Note";
import type { TenderView } from "@/lib/tenders/schema/view";

/** Why no offer can be sent now, in the server's own words, with the way out where there is one. */
export function WhyNotOffer({ tender }: { tender: TenderView }) {
  const t = useTranslations("errors");
  if (!tender.whyNotOffer) return null;
  return (
    <>
      <Note tone="neutral">{t(tender.whyNotOffer, { seconds: 0 })}</Note>
      {tender.whyNotOffer === "email_not_confirmed" && <ResendForm />}
    </>
  );
}
