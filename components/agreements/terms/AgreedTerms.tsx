"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { AgreedChanges } from "@/components/offers/proposals/AgreedChanges";
import { OpenChange } from "@/components/offers/proposals/OpenChange";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { agreedChangesOf, openChangeOf, type AgreedChange } from "@/lib/offers/proposals/presentation";
import { offerHistoryQuery } from "@/lib/offers/proposals/queries";
import type { OfferView } from "@/lib/offers/schema";
import { useAgreedOffer } from "./use-agreed-offer";

/** How what the two have agreed on changed while the job runs, and the change that waits for an answer. */
export function AgreedTerms({ tender }: { tender: TenderView }) {
  const t = useTranslations("other-terms.job");
  const nameOf = usePersonName();
  const agreed = useAgreedOffer(tender);
  const changes = useAgreedChanges(agreed?.offer);
  if (!agreed) return null;
  const { offer, isOwn, partner } = agreed;
  const open = openChangeOf(offer);
  if (!open && changes.length === 0) return null;
  return (
    <SectionCard title={t("title")} id="terms">
      {changes.length > 0 && <AgreedChanges changes={changes} repeats={offer.repeats} />}
      {open && <OpenChange offer={offer} proposal={open} isOwn={isOwn} partnerName={nameOf(partner)} />}
    </SectionCard>
  );
}

// An offer whose terms never changed has no history to ask for.
function useAgreedChanges(offer: OfferView | undefined): AgreedChange[] {
  const { data } = useQuery({
    ...offerHistoryQuery(offer ?? { id: "", tenderId: "" }),
    enabled: offer !== undefined && offer.revision > 1,
  });
  return data ? agreedChangesOf(data) : [];
}
