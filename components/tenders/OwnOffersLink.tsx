"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { TenderCardView } from "@/lib/tenders/schema/view";

type Props = {
  tender: TenderCardView;
  /** Of all in the list this is what to do next. */
  isNext: boolean;
};

/** What the creator of an open tender can do with it: see the offers, the new ones by name. */
export function OwnOffersLink({ tender, isNext }: Props) {
  const t = useTranslations("tenders.card");
  const { userId } = useSession();
  const { id, offerCount, newOfferCount } = tender;
  if (!leadsToOffers(tender, userId)) return null;
  return (
    <ButtonLink href={`/account/tenders/${id}`} variant={isNext ? "contained" : "outlined"} sx={OFFERS_LINK}>
      {newOfferCount > 0 ? t("seeNew", { count: newOfferCount }) : t("see", { count: offerCount })}
    </ButtonLink>
  );
}

/** Whether it is an own open tender with offers to look at. */
export function leadsToOffers(
  { creatorId, status, offerCount }: TenderCardView,
  userId: string | null,
): boolean {
  return creatorId === userId && status === "NEW" && offerCount > 0;
}

const OFFERS_LINK = {
  position: "relative",
  zIndex: 1,
  gridColumn: { xs: "1 / -1", md: 2 },
  justifySelf: { xs: "stretch", md: "start" },
  mt: { xs: 1, md: 0 },
} as const;
