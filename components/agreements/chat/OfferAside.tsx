"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useOfferFormat } from "@/components/offers/format";
import { LazyPriceHistory, LazyProposeDialog } from "@/components/offers/proposals/lazy-proposals";
import { LazyRenewOffer } from "@/components/offers/validity/lazy-renew-offer";
import { useEnding } from "@/components/offers/validity/use-is-expired";
import { ValidUntilRow } from "@/components/offers/validity/ValidUntilRow";
import { Button } from "@/components/ui/actions/Button";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { FactRow } from "@/components/ui/display/FactRow";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { PriceText } from "@/components/ui/display/PriceText";
import { SectionSkeleton } from "@/components/ui/feedback/Skeletons";
import { StatusChip } from "@/components/ui/display/StatusChip";
import { priceStyle } from "@/lib/offers/presentation";
import type { OfferView } from "@/lib/offers/schema";
import { AcceptButton } from "./AcceptButton";
import type { ConversationRef } from "@/lib/chat/thread/reducer";
import { useChatOffer, type ChatOffer } from "./use-chat-offer";
import { OfferState } from "./OfferState";

// Most conversations are had before anything is agreed.
const OfferContact = lazyComponent(() => import("./OfferContact").then((file) => file.OfferContact));

/** Beside the conversation: what is on offer, and what can be done with it. Accepting is always one press away. */
export function OfferAside(conversation: ConversationRef) {
  const { chatOffer, error, isError, fetchAgain } = useChatOffer(conversation);
  if (chatOffer) return <Facts {...chatOffer} />;
  if (isError) return <ErrorState error={error} onRetry={fetchAgain} />;
  return <SectionSkeleton heights={[40, 120, 48]} />;
}

function Facts({ tender, offer, isOwn }: ChatOffer) {
  const t = useTranslations("chat.offer");
  const nameOf = usePersonName();
  const partnerName = nameOf(isOwn || !offer ? tender.creator : offer.pro);
  const hasHistory = offer && (offer.proposal !== null || offer.revision > 1);
  return (
    <Box component="section" aria-label={t("label")} sx={{ display: "grid", gap: 5 }}>
      {offer && <Offer offer={offer} isOwn={isOwn} tender={tender} />}
      {hasHistory && <LazyPriceHistory offer={offer} isOwn={isOwn} partnerName={partnerName} />}
      {tender.contact && <OfferContact tender={tender} />}
      <Box sx={{ display: "grid", gap: 3, pt: 4, borderTop: 1, borderColor: "divider" }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
          <StatusChip status={tender.status} />
          <Typography variant="body2" sx={{ flex: "1 1 120px", minWidth: 0, overflowWrap: "anywhere" }}>
            {tender.title}
          </Typography>
        </Box>
        <ButtonLink variant="outlined" href={`/account/tenders/${tender.id}`}>
          {t("toTender")}
        </ButtonLink>
      </Box>
    </Box>
  );
}

function Offer({ offer, isOwn, tender }: { offer: OfferView } & Omit<ChatOffer, "offer">) {
  const t = useTranslations("chat.offer");
  const format = useOfferFormat();
  const name = usePersonName()(offer.pro);
  const duration = format.duration(offer);
  const ending = useEnding(offer);
  const [isProposing, setProposing] = useState(false);
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Typography variant="h5" component="h2" sx={{ overflowWrap: "anywhere" }}>
        {isOwn ? t("own") : t("from", { name })}
      </Typography>
      <Box>
        <PriceText minor={offer.totalMinor} {...priceStyle(offer)} size="xl" />
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {format.price(offer)}
        </Typography>
      </Box>
      <Box>
        <FactRow label={t("start")}>{format.start(offer)}</FactRow>
        {duration && <FactRow label={t("duration")}>{duration}</FactRow>}
        <FactRow label={t("materials")}>{format.materials(offer)}</FactRow>
        <ValidUntilRow offer={offer} />
      </Box>
      <OfferState offer={offer} isOwn={isOwn} />
      {ending && (
        <LazyRenewOffer
          offer={offer}
          ending={ending}
          isAsked={offer.proposal?.may.includes("ACCEPT") === true}
        />
      )}
      <AcceptButton offer={offer} fullWidth />
      {offer.may.includes("accept") && (
        <Typography variant="caption" sx={{ color: "surface.muted" }}>
          {t("payLater", { name })}
        </Typography>
      )}
      {offer.may.includes("propose") && (
        <Button variant="outlined" onClick={() => setProposing(true)}>
          {t(offer.status === "ACCEPTED" ? "changeTerms" : "propose")}
        </Button>
      )}
      {isProposing && (
        <LazyProposeDialog
          offer={offer}
          partner={isOwn ? tender.creator : offer.pro}
          onClose={() => setProposing(false)}
        />
      )}
      {offer.may.includes("change") && (
        <ButtonLink variant="outlined" href={`/account/tenders/${tender.id}`}>
          {t("change")}
        </ButtonLink>
      )}
    </Box>
  );
}
