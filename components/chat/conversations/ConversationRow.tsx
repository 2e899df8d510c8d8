"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { PersonAvatar } from "@/components/ui/display/PersonAvatar";
import { PriceText } from "@/components/ui/display/PriceText";
import { Link } from "@/lib/i18n/navigation";
import type { ConversationView } from "@/lib/chat/schema";
import { useChatHref } from "../use-chat-href";
import { useLastMessage } from "./use-last-message";
import { lineTime } from "./message-time";
import { UnreadPill } from "./UnreadPill";

type Props = {
  conversation: ConversationView;
  isCurrent?: boolean;
  isTyping?: boolean;
  /** Where conversations of several tenders stand together, each says which one it is about. */
  hasTitle?: boolean;
};

/** One conversation: who, what was said last, when, for which price, and how much of it is unread. */
export function ConversationRow({ conversation, isCurrent = false, isTyping = false, hasTitle }: Props) {
  const { partner, tenderTitle, offer, unread } = conversation;
  const name = usePersonName()(partner);
  const href = useChatHref()(conversation);
  // What is on screen is being read: it does not ask to be opened.
  const shown = isCurrent ? 0 : unread;
  // Beside the title, where there is one: the last words need their line.
  const price = offer && (
    <PriceText minor={offer.totalMinor} isEstimate={offer.isEstimate} perVisit={offer.perVisit} size="s" />
  );
  return (
    <Box component="li" sx={hasTitle ? BETWEEN : undefined}>
      <Box component={Link} href={href} aria-current={isCurrent ? "page" : undefined} sx={ROW}>
        <PersonAvatar
          name={name}
          photo={partner.photo}
          bee={partner.role === "PRO"}
          online={partner.isOnline}
        />
        <Box component="span" sx={LINES}>
          <Box component="span" sx={LINE}>
            <Box component="span" sx={{ ...CUT, typography: "subtitle1", fontWeight: shown > 0 ? 720 : 640 }}>
              {name}
            </Box>
            <LineTime at={conversation.lastMessageAt} isUnread={shown > 0} />
          </Box>
          {hasTitle && (
            <Box component="span" sx={LINE}>
              <Box component="span" sx={{ ...CUT, typography: "body2", color: "text.secondary" }}>
                {tenderTitle}
              </Box>
              {price}
            </Box>
          )}
          <Box component="span" sx={LINE}>
            <LastLine conversation={conversation} isTyping={isTyping} isUnread={shown > 0} />
            {!hasTitle && price}
            <UnreadPill count={shown} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

function LineTime({ at, isUnread }: { at: string | null; isUnread: boolean }) {
  const locale = useLocale();
  const [now] = useState(() => new Date());
  if (at === null) return null;
  return (
    <Box component="time" dateTime={at} sx={{ ...TIME, color: isUnread ? "honey.text" : "surface.muted" }}>
      {lineTime(at, now, locale)}
    </Box>
  );
}

type LineProps = { conversation: ConversationView; isTyping: boolean; isUnread: boolean };

function LastLine({ conversation, isTyping, isUnread }: LineProps) {
  const t = useTranslations("chat.list");
  const name = usePersonName()(conversation.partner);
  const line = useLastMessage()(conversation);
  const textStyles = isTyping
    ? { color: "honey.text", fontWeight: 600 }
    : { color: isUnread ? "text.primary" : "surface.muted", fontWeight: isUnread ? 600 : 400 };
  return (
    <Box component="span" sx={{ ...CUT, ...textStyles, flex: 1, typography: "caption" }}>
      {isTyping ? t("typing", { name }) : line}
    </Box>
  );
}

const BETWEEN = { "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" } } as const;
const CUT = { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
const LINES = { flex: 1, minWidth: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "2px" };
const LINE = { display: "flex", alignItems: "center", justifyContent: "space-between", gap: 2 } as const;
const TIME = {
  flex: "none",
  typography: "caption",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
} as const;

const ROW = {
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 3,
  minHeight: 80,
  px: 5,
  py: 3,
  color: "inherit",
  textDecoration: "none",
  "&:hover": { bgcolor: "surface.sunken" },
  "&:focus-visible": { outlineOffset: "-2px" },
  "&[aria-current]": { bgcolor: "honey.tint" },
  "&[aria-current]::before": {
    content: '""',
    position: "absolute",
    left: 0,
    top: 10,
    bottom: 10,
    width: 4,
    borderRadius: "0 4px 4px 0",
    bgcolor: "primary.main",
  },
} as const;
