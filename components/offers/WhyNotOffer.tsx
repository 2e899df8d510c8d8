"use client";

import { useTranslations } from "next-intl";
import { ResendForm } from "@/components/auth/ResendForm";
import { PlansLink } from "@/components/subscriptions/PlansLink";
import { Note } from "@/components/ui/Note";
import { readDraft } from "@/lib/platform/browser/drafts";
import type { TenderView } from "@/lib/tenders/schema/view";

/** All offers of the plan are used: what is typed stays, and a larger plan leads back to it. */
function UsedUp({ tenderId }: { tenderId: string }) {
  const t = useTranslations("offers.form");
  const isKept = readDraft("offer", tenderId) !== null;
  return (
    <>
      {isKept && <Note tone="info">{t("kept")}</Note>}
      <PlansLink anchor="offer">{t("seePlans")}</PlansLink>
    </>
  );
}

/** Why no offer can be sent now, in the server's own words, with the way out where there is one. */
export function WhyNotOffer({ tender }: { tender: TenderView }) {
  const t = useTranslations("errors");
  if (!tender.whyNotOffer) return null;
  return (
    <>
      <Note tone="neutral">{t(tender.whyNotOffer, { seconds: 0 })}</Note>
      {tender.whyNotOffer === "email_not_confirmed" && <ResendForm />}
      {tender.whyNotOffer === "offers_used_up" && <UsedUp tenderId={tender.id} />}
    </>
  );
}
