"use client";

import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Drawer } from "@/components/ui/actions/Drawer";
import { StatusChip } from "@/components/ui/display/StatusChip";
import type { Locale } from "@/lib/i18n/languages";
import { dateTag, fromDay, type Day } from "@/lib/shared/dates/dates";
import { totalText } from "@/lib/offers/presentation";
import { AcceptButton } from "./AcceptButton";
import type { ConversationRef } from "@/lib/chat/thread/reducer";
import { useChatOffer, type ChatOffer } from "./use-chat-offer";
import { OfferAside } from "./OfferAside";

/** Above the conversation on narrow screens: what it is about, for how much, and Accept. The rest is a sheet away. */
export function OfferBar(conversation: ConversationRef) {
  const { chatOffer } = useChatOffer(conversation);
  const [isOpen, setOpen] = useState(false);
  // Its place is kept while it loads, so that the messages do not jump.
  if (!chatOffer) return <Box sx={BAR} />;
  const { offer, tender } = chatOffer;
  return (
    <Box sx={BAR}>
      <Summary {...chatOffer} isOpen={isOpen} onOpen={() => setOpen(true)} />
      {tender.status === "NEW" && offer ? (
        <AcceptButton offer={offer} isShort />
      ) : (
        <StatusChip status={tender.status} />
      )}
      <OfferSheet conversation={conversation} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Box>
  );
}

type SummaryProps = ChatOffer & { isOpen: boolean; onOpen: () => void };

/** As short as a phone's bar needs it; the sheet has the weekday and the hours. */
function shortDay(day: Day, locale: Locale): string {
  return new Intl.DateTimeFormat(dateTag(locale), { day: "numeric", month: "short" }).format(fromDay(day));
}

function Summary({ tender, offer, isOpen, onOpen }: SummaryProps) {
  const t = useTranslations("chat.offer");
  const locale = useLocale();
  const price = offer && totalText(offer, locale);
  return (
    <ButtonBase aria-haspopup="dialog" aria-expanded={isOpen} onClick={onOpen} sx={SUMMARY}>
      <Box component="span" sx={{ flex: 1, minWidth: 0, textAlign: "left" }}>
        <Box component="span" sx={{ ...CUT, typography: "caption", color: "surface.muted" }}>
          {tender.title}
        </Box>
        {offer && (
          <Box component="span" sx={{ ...CUT, fontSize: "0.875rem", lineHeight: "1.25rem", fontWeight: 640 }}>
            {/* Once it is agreed, the day is that of the appointment. */}
            {tender.status === "NEW" && offer.availableFrom
              ? t("summaryFrom", { price: price ?? "", start: shortDay(offer.availableFrom, locale) })
              : price}
          </Box>
        )}
      </Box>
      <ExpandMoreRounded aria-hidden sx={{ color: "surface.muted" }} />
    </ButtonBase>
  );
}

function OfferSheet({
  conversation,
  isOpen,
  onClose,
}: {
  conversation: ConversationRef;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useTranslations("chat.offer");
  const paper = { role: "dialog", "aria-label": t("label"), sx: SHEET };
  return (
    <Drawer anchor="bottom" open={isOpen} onClose={onClose} slotProps={{ paper }}>
      <OfferAside {...conversation} />
    </Drawer>
  );
}

const BAR = {
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: 3,
  minHeight: 61,
  px: 4,
  bgcolor: "background.paper",
  borderBottom: 1,
  borderColor: "divider",
} as const;
const SUMMARY = { flex: 1, minWidth: 0, minHeight: 60, gap: 1, borderRadius: "12px" } as const;
const CUT = { display: "block", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
const SHEET = {
  maxHeight: "85dvh",
  borderRadius: "22px 22px 0 0",
  bgcolor: "surface.raised",
  p: 5,
  pb: "calc(20px + env(safe-area-inset-bottom))",
} as const;
