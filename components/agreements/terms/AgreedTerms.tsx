"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AgreedChanges } from "@/components/offers/proposals/AgreedChanges";
import { LazyProposeDialog } from "@/components/offers/proposals/lazy-proposals";
import { OpenChange } from "@/components/offers/proposals/OpenChange";
import { Button } from "@/components/ui/actions/Button";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { agreedChangesOf, openChangeOf, type AgreedChange } from "@/lib/offers/proposals/presentation";
import { offerHistoryQuery } from "@/lib/offers/proposals/queries";
import { offersQuery } from "@/lib/offers/queries";
import type { OfferView } from "@/lib/offers/schema";
import { useSession } from "@/lib/platform/browser/session/session-store";

/** How what the two have agreed on changed while the job runs, and the way to propose another price or date. */
export function AgreedTerms({ tender }: { tender: TenderView }) {
  const t = useTranslations("other-terms.job");
  const { userId } = useSession();
  const nameOf = usePersonName();
  const [isProposing, setProposing] = useState(false);
  const { data: offers } = useQuery(offersQuery(tender.id));
  const offer = offers?.find(({ id }) => id === tender.acceptedOfferId);
  const changes = useAgreedChanges(offer);
  if (!offer) return null;
  const isOwn = userId === offer.pro.id;
  const partner = isOwn ? tender.creator : offer.pro;
  const open = openChangeOf(offer);
  const mayPropose = offer.may.includes("propose");
  if (!open && !mayPropose && changes.length === 0) return null;
  const name = nameOf(partner);
  return (
    <SectionCard title={t("title")} id="terms">
      {changes.length > 0 && <AgreedChanges changes={changes} repeats={offer.repeats} />}
      {open && <OpenChange offer={offer} proposal={open} isOwn={isOwn} partnerName={name} />}
      {mayPropose && (
        <Box sx={{ display: "grid", justifyItems: "start", gap: 3 }}>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("text", { name })}
          </Typography>
          <Button variant="outlined" onClick={() => setProposing(true)}>
            {t("button")}
          </Button>
        </Box>
      )}
      {isProposing && (
        <LazyProposeDialog offer={offer} partner={partner} onClose={() => setProposing(false)} />
      )}
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
