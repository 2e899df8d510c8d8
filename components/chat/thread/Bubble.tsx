"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { LazyScamNote } from "@/components/masking/lazy-notes";
import { ReportButton } from "@/components/reports/ReportButton";
import { toReasons } from "@/components/reports/to-reasons";
import { TranslatableText } from "@/components/translations/TranslatableText";
import { visuallyHidden } from "@/components/ui/styles/visually-hidden";
import type { ConversationRef } from "@/lib/chat/thread/reducer";
import type { Locale } from "@/lib/i18n/languages";
import { dateTag } from "@/lib/shared/dates/dates";
import { ChangeMessage } from "../changes/ChangeMessage";
import { LazyChangeMark } from "../changes/lazy-change-mark";
import { DeliveryStateLabel, RefusedEntry } from "./DeliveryStateLabel";
import { MessageFiles } from "./MessageFiles";
import { MessageText } from "./MessageText";
import type { Row } from "./rows";

type Props = {
  row: Row;
  conversation: ConversationRef;
  partnerName: string;
  partnerReadSeq: number;
} & ReaderPosition;

/** Where the reader is, for translations that come by themselves. */
export type ReaderPosition = {
  /** At the end of the conversation, where longer words move nothing that is read. */
  isAtEnd: boolean;
  /** Keeps the end in view when the words there have become more. */
  onGrown: () => void;
};

const clocks = new Map<Locale, Intl.DateTimeFormat>();

/** Making one takes longer than drawing the line it is for, and every line that scrolls by needs it. */
function clockOf(locale: Locale): Intl.DateTimeFormat {
  const clock =
    clocks.get(locale) ?? new Intl.DateTimeFormat(dateTag(locale), { hour: "numeric", minute: "2-digit" });
  clocks.set(locale, clock);
  return clock;
}

/** What one of the two has said: own words on ink to the right, the other's on paper to the left. */
export function Bubble({ row, conversation, partnerName, partnerReadSeq, isAtEnd, onGrown }: Props) {
  const t = useTranslations("chat.thread");
  const { message, entry, isOwn } = row;
  const text = message?.text ?? entry?.text ?? "";
  const files = message?.files ?? entry?.files ?? [];
  const writer = isOwn ? t("by.you") : t("by.other", { name: partnerName });
  return (
    <Box sx={{ ...COLUMN, ml: isOwn ? "auto" : 0, alignItems: isOwn ? "flex-end" : "flex-start" }}>
      <Box component="span" sx={visuallyHidden}>
        {writer}
      </Box>
      {message?.hiddenAt && <HiddenLine isOwn={isOwn} />}
      {message?.deletedAt && (
        <Box sx={QUIET}>
          <LazyChangeMark change="deleted" />
        </Box>
      )}
      <MessageFiles
        files={files}
        writer={isOwn ? t("by.you") : partnerName}
        senderId={message?.senderId ?? null}
      />
      {text !== "" && (
        <TranslatableText
          kind="message"
          id={message?.id ?? row.key}
          texts={[text]}
          lang={isOwn ? null : (message?.contentLang ?? null)}
          isSteady={!isAtEnd}
          onGrown={onGrown}
        >
          {({ texts, lang, isTranslated }) => (
            <Box data-bubble sx={isOwn ? OWN : OTHER}>
              <MessageText lang={lang} isPlain={isTranslated}>
                {texts[0] ?? ""}
              </MessageText>
            </Box>
          )}
        </TranslatableText>
      )}
      {message?.isSuspicious && <LazyScamNote />}
      <Foot row={row} partnerReadSeq={partnerReadSeq} />
      {message?.senderId && !isOwn && !message.hiddenAt && !message.deletedAt && (
        <ReportButton target={{ kind: "MESSAGE", targetId: message.id }} label={t("report")} sx={BESIDE} />
      )}
      {message?.senderId && isOwn && !message.deletedAt && (
        <ChangeMessage conversation={conversation} message={message} />
      )}
    </Box>
  );
}

/** Moderation hides it: to its sender why, to the other one that it was there. */
function HiddenLine({ isOwn }: { isOwn: boolean }) {
  const t = useTranslations("chat.thread");
  return <Box sx={QUIET}>{isOwn ? t.rich("hiddenOwn", { link: toReasons }) : t("removed")}</Box>;
}

/** The time under a group of messages, with the state of own ones; each that is not simply sent, or was edited, says so. */
function Foot({ row, partnerReadSeq }: Pick<Props, "row" | "partnerReadSeq">) {
  const locale = useLocale();
  const { message, entry, isOwn, at, endsGroup } = row;
  if (entry?.state === "FAILED") return <RefusedEntry entry={entry} />;
  const isEdited = message?.editedAt !== undefined && !message.deletedAt;
  if (!endsGroup && !entry && !isEdited) return null;
  const isRead = message !== null && message.seq <= partnerReadSeq;
  return (
    <Box sx={FOOT}>
      {isEdited && <LazyChangeMark change="edited" />}
      <time dateTime={at}>{clockOf(locale).format(new Date(at))}</time>
      {isOwn && <DeliveryStateLabel state={entry?.state ?? (isRead ? "read" : "sent")} />}
    </Box>
  );
}

// In the room that a message leaves beside it: a line of its own would tear the messages apart. Where a pointer
// hovers it comes with it, or with the focus.
const BESIDE = {
  position: "absolute",
  top: 0,
  left: "calc(100% + 4px)",
  color: "surface.muted",
  "& > svg": { fontSize: 18 },
  "@media (hover: hover)": {
    opacity: 0,
    "[role=listitem]:hover &, &:focus-visible": { opacity: 1 },
  },
} as const;

const QUIET = { fontSize: "0.8125rem", color: "surface.muted" } as const;

const COLUMN = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: "4px",
  width: "fit-content",
  maxWidth: { xs: "84%", md: "min(500px, 78%)" },
  fontSize: "0.9375rem",
  lineHeight: "1.375rem",
} as const;

const WORDS = { maxWidth: 1, px: "14px", py: "10px", border: 1 } as const;
const OTHER = {
  ...WORDS,
  borderColor: "divider",
  borderRadius: "18px 18px 18px 6px",
  bgcolor: "background.paper",
} as const;
const OWN = {
  ...WORDS,
  borderColor: "transparent",
  borderRadius: "18px 18px 6px 18px",
  color: "#FFFFFF",
  bgcolor: "#171A21",
  // Ink would vanish on a dark ground: there it is slate.
  '[data-scheme="dark"] &': { bgcolor: "#33405A" },
} as const;

const FOOT = {
  display: "flex",
  alignItems: "center",
  gap: "4px",
  mx: "6px",
  fontSize: "0.75rem",
  lineHeight: "1rem",
  fontVariantNumeric: "tabular-nums",
  color: "surface.muted",
} as const;
