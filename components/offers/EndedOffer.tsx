"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { useDateText } from "@/components/ui/display/use-date-text";
import { Note } from "@/components/ui/feedback/Note";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import type { OfferView } from "@/lib/offers/schema";
import { formatMoney } from "@/lib/shared/money";

type Props = { tender: TenderView; offer: OfferView; message?: React.ReactNode };

/** Where the last offer stands, above the form that sends it again, and what that costs. */
export function EndedOffer({ tender, offer, message }: Props) {
  const t = useTranslations("offers.own");
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
        <InfoChip>{t(`status.${offer.status}`)}</InfoChip>
        {offer.status === "DECLINED" && offer.declineReason && (
          <Typography variant="body2">{t(`declined.${offer.declineReason}`)}</Typography>
        )}
      </Box>
      <ResendNote tender={tender} offer={offer} />
      {message}
    </Box>
  );
}

/** What sending again costs of the plan. */
export function ResendNote({ tender: { freeResend }, offer }: Props) {
  const t = useTranslations("offer-form.again");
  const locale = useLocale();
  const dateText = useDateText();
  if (!freeResend) return <Note tone="neutral">{t("costs")}</Note>;
  if (freeResend.reason === "LOWER_PRICE")
    return <Note tone="info">{t("lower", { price: formatMoney(offer.totalMinor, locale) })}</Note>;
  const until = new Date(freeResend.until ?? offer.updatedAt);
  const time = dateText(until, { hour: "numeric", minute: "2-digit" });
  return <Note tone="info">{t("restored", { time })}</Note>;
}
