"use client";

import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { MessageButton } from "@/components/chat/MessageButton";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { RatingStars } from "@/components/ui/display/RatingStars";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { useToday } from "@/components/ui/display/use-today";
import { ownJobStep } from "@/lib/agreements/presentation";
import { tenderOverviewQuery } from "@/lib/agreements/queries";
import type { TenderCardView } from "@/lib/tenders/schema/view";

type Props = { tender: TenderCardView; proId: string };

/** What a BEE does next about a job of theirs, beside its price: what waits, or else writing to the client while it runs, and what they gave for it afterwards. */
export function OwnJobNext({ tender, proId }: Props) {
  const t = useTranslations("tenders.card.next");
  const nameOf = usePersonName();
  const today = useToday();
  const { data: overview } = useQuery(tenderOverviewQuery);
  if (!overview) return null;
  const { id: tenderId, creator, status, ownOffer } = tender;
  const step = ownJobStep(tenderId, overview, today);
  if (step === "reported")
    return (
      <Typography variant="caption" sx={{ color: "surface.muted" }}>
        {t("reported")}
      </Typography>
    );
  if (step) {
    const href = `/account/tenders/${tenderId}${WAYS[step]}`;
    return (
      <ButtonLink
        href={href}
        variant={step === "report" ? "contained" : "outlined"}
        size="small"
        sx={ABOVE_CARD}
      >
        {t(step)}
      </ButtonLink>
    );
  }
  // A job without a review says nothing of one: it may never come.
  if (status === "COMPLETED")
    return ownOffer?.rating ? <RatingStars compact average={ownOffer.rating} /> : null;
  if (status !== "ACCEPTED") return null;
  return (
    <MessageButton tenderId={tenderId} proId={proId} name={nameOf(creator)} size="small" sx={ABOVE_CARD} />
  );
}

const WAYS = { report: "", agreeDay: "/chat", review: "?feedback=1" } as const;

/** The whole card is a link of its own. */
const ABOVE_CARD = { position: "relative", zIndex: 1 } as const;
