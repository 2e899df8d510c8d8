"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { LazyAcceptDialog } from "@/components/offers/lazy-dialogs";
import { ExpiredChip } from "@/components/offers/validity/ExpiredChip";
import { useIsExpired } from "@/components/offers/validity/use-is-expired";
import type { OfferView } from "@/lib/offers/schema";
import { agreedText } from "@/lib/offers/presentation";
import { awaitsAcceptance } from "@/lib/offers/proposals/presentation";

type Props = { offer: OfferView; fullWidth?: boolean; isShort?: boolean };

/** Accepts the offer of a conversation after a confirmation; not there when the server would refuse. The short one says that the time is over. */
export function AcceptButton({ offer, fullWidth = false, isShort = false }: Props) {
  const t = useTranslations("offers.accept");
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const isOver = useIsExpired()(offer);
  if (isOver && isShort) return <ExpiredChip />;
  if (isOver || !offer.may.includes("accept")) return null;
  // The card of the answer has the one strong button then.
  const variant = awaitsAcceptance(offer) ? "outlined" : "contained";
  return (
    <>
      <Button variant={variant} fullWidth={fullWidth} onClick={() => setAsking(true)} sx={{ flex: "none" }}>
        {t("button", { price: agreedText(offer, locale) })}
      </Button>
      {isAsking && <LazyAcceptDialog offer={offer} onClose={() => setAsking(false)} />}
    </>
  );
}
