"use client";

import ChatBubbleOutlineRounded from "@mui/icons-material/ChatBubbleOutlineRounded";
import MoreHorizRounded from "@mui/icons-material/MoreHorizRounded";
import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useChatHref } from "@/components/chat/use-chat-href";
import { LazyReportDialog } from "@/components/reports/lazy-report-dialog";
import { Button } from "@/components/ui/actions/Button";
import { IconButton } from "@/components/ui/actions/IconButton";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { Link } from "@/lib/i18n/navigation";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { agreedText } from "@/lib/offers/presentation";
import type { OfferView } from "@/lib/offers/schema";
import { LazyAcceptDialog } from "./lazy-dialogs";
import { LazyProposeDialog } from "./proposals/lazy-proposals";
import { AskToRenew } from "./validity/AskToRenew";
import { useIsExpired } from "./validity/use-is-expired";

const messages = lazyMessages(["moves"]);
const OfferMenu = lazyComponent(
  () => import(/* webpackPrefetch: true */ "./OfferMenu").then((file) => file.OfferMenu),
  { messages, mountWhen: ({ anchor }) => anchor !== null },
);
const DeclineOfferDialog = lazyComponent(
  () => import(/* webpackPrefetch: true */ "./DeclineOfferDialog").then((file) => file.DeclineOfferDialog),
  { messages },
);

type Props = { offer: OfferView; isFirst: boolean; canChat: boolean };

/**
 * Accept, write and, in a menu, propose other terms, pin, report and decline, as far as the server says the client may. One honey
 * button: the first of the current order. What has expired can be asked for again instead, and what is accepted or over
 * can still be reported.
 */
export function OfferButtons({ offer, isFirst, canChat }: Props) {
  const t = useTranslations("offers.accept");
  const locale = useLocale();
  const [dialog, setDialog] = useState<"accept" | "propose" | "decline" | "report" | null>(null);
  const isOver = useIsExpired()(offer);
  const canAccept = offer.may.includes("accept") && !isOver;
  const close = () => setDialog(null);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      {canAccept && (
        <Button
          variant={isFirst ? "contained" : "outlined"}
          onClick={() => setDialog("accept")}
          // In a narrow column of the table the others come below.
          sx={{ flex: "1 1 140px", px: 2 }}
        >
          {t("button", { price: agreedText(offer, locale) })}
        </Button>
      )}
      {isOver && canChat && <AskToRenew offer={offer} />}
      {canChat && <WriteButton offer={offer} />}
      <MoreButton offer={offer} onChoose={setDialog} />
      {dialog === "accept" && <LazyAcceptDialog offer={offer} onClose={close} />}
      {dialog === "propose" && <LazyProposeDialog offer={offer} onClose={close} />}
      {dialog === "decline" && <DeclineOfferDialog offer={offer} onClose={close} />}
      {dialog === "report" && (
        <LazyReportDialog target={{ kind: "OFFER", targetId: offer.id }} onClose={close} />
      )}
    </Box>
  );
}

function WriteButton({ offer }: { offer: OfferView }) {
  const t = useTranslations("offers.message");
  const name = usePersonName()(offer.pro);
  const href = useChatHref()({ tenderId: offer.tenderId, proId: offer.pro.id });
  return (
    <IconButton component={Link} href={href} aria-label={t("to", { name })} sx={SQUARE}>
      <ChatBubbleOutlineRounded />
    </IconButton>
  );
}

type MoreProps = { offer: OfferView; onChoose: (dialog: "propose" | "decline" | "report") => void };

function MoreButton({ offer, onChoose }: MoreProps) {
  const t = useTranslations("offers.accept");
  const name = usePersonName()(offer.pro);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t("more", { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={SQUARE}
      >
        <MoreHorizRounded />
      </IconButton>
      <OfferMenu
        offer={offer}
        anchor={anchor}
        onPropose={() => onChoose("propose")}
        onDecline={() => onChoose("decline")}
        onReport={() => onChoose("report")}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}

const SQUARE = {
  flex: "none",
  border: 1,
  borderColor: "surface.outlineSoft",
  borderRadius: "12px",
  width: 44,
  height: 44,
} as const;
