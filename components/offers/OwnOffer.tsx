"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { toReasons } from "@/components/reports/to-reasons";
import { Button } from "@/components/ui/actions/Button";
import { buttonRowStyles } from "@/components/ui/styles/button-row";
import { FactRow } from "@/components/ui/display/FactRow";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { PriceText } from "@/components/ui/display/PriceText";
import { Note } from "@/components/ui/feedback/Note";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { priceStyle } from "@/lib/offers/presentation";
import { negotiationOf } from "@/lib/offers/proposals/presentation";
import type { OfferView } from "@/lib/offers/schema";
import { OfferFiles } from "./OfferFiles";
import { useOfferFormat } from "./format";
import { LazyOpenProposal } from "./proposals/lazy-proposals";
import { ExpiredChip } from "./validity/ExpiredChip";
import { LazyRenewOffer } from "./validity/lazy-renew-offer";
import { useEnding, useIsExpired } from "./validity/use-is-expired";
import { ValidUntilRow } from "./validity/ValidUntilRow";

const WithdrawOfferDialog = lazyComponent(
  () => import("./own/WithdrawOfferDialog").then((file) => file.WithdrawOfferDialog),
  { messages: lazyMessages(["moves"]), mountWhen: ({ open }) => open },
);

const TONES = { ACTIVE: "info", ACCEPTED: "success", DECLINED: "neutral", WITHDRAWN: "neutral" } as const;

/** What the client proposes now. */
const openProposal = (offer: OfferView) => (negotiationOf(offer) === "OPEN" ? offer.proposal : null);

/** Whether it waits for the BEE's answer, which then comes before all else. */
const isAsked = (offer: OfferView) => openProposal(offer)?.may.includes("ACCEPT") === true;

type Props = {
  offer: OfferView;
  onChange?: (() => void) | undefined;
  /** A day is agreed, which stands with the contact: the one that was offered would contradict it. */
  isDayAgreed?: boolean;
  /** What writes to the client. */
  message?: React.ReactNode;
  /** What is said beneath it. */
  children?: React.ReactNode;
};

/** The BEE's own offer and what can still be done with it. */
export function OwnOffer({ offer, onChange, isDayAgreed = false, message, children }: Props) {
  const t = useTranslations("offers.own");
  const format = useOfferFormat();
  const isOver = useIsExpired()(offer);
  const ending = useEnding(offer);
  const proposal = openProposal(offer);
  return (
    <SectionCard title={t("title")}>
      {offer.hiddenAt && <Note tone="warning">{t.rich("hidden", { link: toReasons })}</Note>}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
        <PriceText minor={offer.totalMinor} {...priceStyle(offer)} size="xl" />
        {isOver ? (
          <ExpiredChip />
        ) : (
          <InfoChip tone={isAsked(offer) ? "warning" : TONES[offer.status]}>
            {isAsked(offer) ? t("answerMissing") : t(`status.${offer.status}`)}
          </InfoChip>
        )}
      </Box>
      {ending && <LazyRenewOffer offer={offer} ending={ending} isAsked={isAsked(offer)} />}
      {proposal && <LazyOpenProposal offer={offer} proposal={proposal} onAnswer={onChange} />}
      {offer.status === "DECLINED" && offer.declineReason && (
        <Typography variant="body2">{t(`declined.${offer.declineReason}`)}</Typography>
      )}
      <Box>
        <PriceRows offer={offer} />
        {!isDayAgreed && <FactRow label={t("start")}>{format.start(offer)}</FactRow>}
        {offer.durationDays !== null && <FactRow label={t("duration")}>{format.duration(offer)}</FactRow>}
        <ValidUntilRow offer={offer} />
      </Box>
      <Typography variant="body2" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {offer.message}
      </Typography>
      <OfferFiles offer={offer} />
      <OwnOfferButtons offer={offer} onChange={onChange} message={message} />
      {children}
    </SectionCard>
  );
}

/** What the price above is made of; where it has two parts, they are named and added up. */
function PriceRows({ offer }: { offer: OfferView }) {
  const t = useTranslations("offers.own");
  const format = useOfferFormat();
  const hasParts = offer.materials === "EXTRA";
  return (
    <>
      <FactRow label={t(hasParts ? "work" : "price")}>{format.price(offer)}</FactRow>
      <FactRow label={t("materials")}>{format.materials(offer)}</FactRow>
      {hasParts && (
        <FactRow label={t("total")}>
          <PriceText minor={offer.totalMinor} {...priceStyle(offer)} />
        </FactRow>
      )}
    </>
  );
}

function OwnOfferButtons({ offer, onChange, message }: Props) {
  const t = useTranslations("offers.own");
  const [isAsking, setAsking] = useState(false);
  return (
    <Box sx={buttonRowStyles}>
      {/* Where the client proposes other terms, its card has the way to the same form. */}
      {onChange && offer.may.includes("change") && !isAsked(offer) && (
        <Button variant="contained" onClick={onChange}>
          {t("change")}
        </Button>
      )}
      {message}
      {offer.may.includes("withdraw") && (
        <Button variant="text" color="error" onClick={() => setAsking(true)}>
          {t("withdraw")}
        </Button>
      )}
      <WithdrawOfferDialog offerId={offer.id} open={isAsking} onClose={() => setAsking(false)} />
    </Box>
  );
}
