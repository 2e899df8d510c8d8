"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { TenderCardView } from "@/lib/tenders/schema/view";

/** What the creator of an open tender can do with it: see the offers, the new ones by name. */
export function OwnOffersLink({ tender }: { tender: TenderCardView }) {
  const t = useTranslations("tenders.card");
  const { userId } = useSession();
  const { id, creatorId, status, offerCount, newOfferCount } = tender;
  if (creatorId !== userId || status !== "NEW" || offerCount === 0) return null;
  return (
    <ButtonLink href={`/account/tenders/${id}`} variant="outlined" sx={OFFERS_LINK}>
      {newOfferCount > 0 ? t("seeNew", { count: newOfferCount }) : t("see", { count: offerCount })}
    </ButtonLink>
  );
}

const OFFERS_LINK = {
  position: "relative",
  zIndex: 1,
  gridColumn: { xs: "1 / -1", md: "2 / -1" },
  justifySelf: { xs: "stretch", md: "start" },
} as const;
