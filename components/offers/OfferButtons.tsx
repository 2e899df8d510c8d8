"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { MessageButton } from "@/components/chat/MessageButton";
import { Button } from "@/components/ui/actions/Button";
import { usePersonName } from "@/components/ui/display/use-person-name";
import type { OfferView } from "@/lib/offers/schema";
import { agreedText } from "@/lib/offers/presentation";
import { AcceptOfferDialog } from "./AcceptOfferDialog";
import { DeclineOfferDialog } from "./DeclineOfferDialog";

type Props = { offer: OfferView; isFirst: boolean; canChat: boolean };

/** Accept, write and decline, as far as the server says the client may. One honey button: the first of the current order. */
export function OfferButtons({ offer, isFirst, canChat }: Props) {
  const t = useTranslations("offers.accept");
  const locale = useLocale();
  const nameOf = usePersonName();
  const [dialog, setDialog] = useState<"accept" | "decline" | null>(null);
  const canAccept = offer.may.includes("accept");
  if (!canAccept && !canChat) return null;
  const close = () => setDialog(null);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      {canAccept && (
        <Button
          variant={isFirst ? "contained" : "outlined"}
          onClick={() => setDialog("accept")}
          sx={{ flex: "1 1 auto" }}
        >
          {t("button", { price: agreedText(offer, locale) })}
        </Button>
      )}
      {canChat && <MessageButton tenderId={offer.tenderId} proId={offer.pro.id} name={nameOf(offer.pro)} />}
      {offer.may.includes("decline") && (
        <Button variant="text" onClick={() => setDialog("decline")}>
          {t("decline")}
        </Button>
      )}
      {dialog === "accept" && <AcceptOfferDialog offer={offer} onClose={close} />}
      {dialog === "decline" && <DeclineOfferDialog offer={offer} onClose={close} />}
    </Box>
  );
}
