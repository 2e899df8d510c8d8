"use client";

import { useTranslations } from "next-intl";
import { useChatHref } from "@/components/chat/use-chat-href";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import type { OfferView } from "@/lib/offers/schema";

type Props = { offer: Pick<OfferView, "tenderId" | "pro"> };

/** In place of the button that accepts, once the time of an offer is over: opens the conversation with the request in it. */
export function AskToRenew({ offer: { tenderId, pro } }: Props) {
  const t = useTranslations("offers.accept");
  const href = useChatHref()({ tenderId, proId: pro.id });
  return (
    <ButtonLink variant="outlined" href={`${href}&ask=renew`} sx={{ flex: "1 1 140px", px: 2 }}>
      {t("askToRenew")}
    </ButtonLink>
  );
}
