"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { pendingEntries } from "@/lib/chat/outbox/reducer";
import { postMessage, useOutbox, useOutboxDelivery } from "@/lib/chat/outbox/store";
import type { MessageView } from "@/lib/chat/schema";
import type { ConversationRef, ThreadState } from "@/lib/chat/thread/reducer";
import {
  useFreshFiles,
  useIsBefore,
  useRefetchAfterAbsence,
  useRevealOnAgreement,
} from "@/lib/chat/thread/live";
import { emitTyping, useMessagesSince, useOlderMessages, useReadMarks } from "@/lib/chat/thread/queries";
import type { PriceChange } from "../composer/AttachMenu";
import { ComposerBar } from "../composer/ComposerBar";
import type { FirstAnswer } from "../composer/QuickReplies";
import { DropArea } from "../composer/DropArea";
import { MessageList } from "./MessageList";
import { LiveRegion } from "./LiveRegion";
import { scrollKeys } from "./scroll/scroll-keys";
import { countUnseen, hasUnreadAbove, rowsOf, type UnreadRange } from "./rows";
import { useSystemText } from "./use-system-text";
import { ThreadHeader } from "./ThreadHeader";
import { UnconfirmedEmailNote } from "./UnconfirmedEmailNote";
import { useUnreadRange } from "./scroll/use-unread-range";
import { useReadOnlyReason } from "./use-read-only-reason";

type Props = {
  conversation: ConversationRef;
  thread: ThreadState;
  userId: string;
  isDown: boolean;
  offerBar: React.ReactNode;
  changePrice: PriceChange | undefined;
  /** Opens the form that proposes a day and time, where one can be arranged. */
  onProposeTime: (() => void) | undefined;
  /** What stands in place of a line of the product, as a card: null for most. */
  cardOf: (message: MessageView) => React.ReactNode;
  /** Whether they talk about an offer or about a job that is agreed between them; null once neither is so. */
  stage: "OPEN" | "AGREED" | null;
  tenderTitle: string;
  onList: () => void;
};

/** An open conversation: who with, about what, what was said, and where to write. */
export function Thread({
  conversation,
  thread,
  userId,
  isDown,
  offerBar,
  stage,
  tenderTitle,
  ...rest
}: Props) {
  const { changePrice, onProposeTime, cardOf, onList } = rest;
  const t = useTranslations("chat.thread");
  const name = usePersonName()(thread.partner);
  const isTyping = useIsBefore(thread.typingUntil);
  const view = useThreadView(conversation, thread, userId, name);
  const whyNot = useReadOnlyReason(thread.partner);
  const [scroller, setScroller] = useState<HTMLElement | Window | null>(null);
  useOutboxDelivery();
  useRevealOnAgreement(conversation, thread);
  useRefetchAfterAbsence(conversation, thread);
  useFreshFiles(conversation, thread);
  const { rows, opened, ...list } = view;
  return (
    <DropArea label={t("region", { name })} sx={COLUMN}>
      <ThreadHeader
        conversation={conversation}
        thread={thread}
        name={name}
        isTyping={isTyping}
        onList={onList}
      />
      {offerBar}
      {isDown && <QuietLine>{t("noLive")}</QuietLine>}
      {rows.length === 0 ? (
        <Box sx={{ flex: 1, display: "grid", placeItems: "center", overflowY: "auto" }}>
          <EmptyState place="messages" title={t("empty.title")} text={t("empty.text")} />
        </Box>
      ) : (
        <MessageList
          rows={rows}
          {...list}
          context={{ ...list.context, isTyping, cardOf }}
          onScroller={setScroller}
        />
      )}
      <LiveRegion thread={thread} partnerName={name} userId={userId} openedSeq={opened.lastSeq} />
      <UnconfirmedEmailNote />
      <Box onKeyDown={scrollKeys(scroller)} sx={{ flex: "none" }}>
        <ComposerBar
          conversationId={thread.conversationId}
          partnerName={name}
          firstAnswer={rows.some(({ isOwn }) => isOwn) ? null : firstAnswerOf(thread, stage)}
          changePrice={changePrice}
          onProposeTime={onProposeTime}
          tenderTitle={tenderTitle}
          hidesContact={stage === "OPEN"}
          onSend={(message) => postMessage(conversation, message)}
          onTyping={() => emitTyping(conversation, true)}
          onStopTyping={() => emitTyping(conversation, false)}
          whyNot={whyNot}
        />
      </Box>
    </DropArea>
  );
}

/** Who answers for the first time: a client what was offered, a BEE what a client wrote. */
function firstAnswerOf(
  { isComplete, messages, partner }: ThreadState,
  stage: Props["stage"],
): FirstAnswer | null {
  if (!isComplete || !stage) return null;
  const isAgreed = stage === "AGREED";
  if (partner.role === "PRO") {
    // An offer is to be answered, with words or without.
    const isAsked = messages.some(({ text, systemCode }) => text !== null || systemCode === "OFFER_SENT");
    return isAsked ? (isAgreed ? "CLIENT_AGREED" : "CLIENT") : null;
  }
  const isAsked = messages.some(({ senderId }) => senderId === partner.id);
  return isAsked ? (isAgreed ? "PRO_AGREED" : "PRO") : null;
}

/** What the list of messages shows, and what it calls. */
function useThreadView(conversation: ConversationRef, thread: ThreadState, userId: string, name: string) {
  const t = useTranslations("chat.thread");
  const { entries: unsent, sendingIds } = useOutbox();
  const { messages, readSeq, lastSeq } = thread;
  const [opened] = useState(() => ({ lastSeq, firstSeq: messages[0]?.seq ?? 0 }));
  const unreadRange = useUnreadRange(thread);
  const rows = useMemo(
    () =>
      rowsOf(thread, pendingEntries(unsent, conversation, thread.messages, sendingIds), userId, unreadRange),
    [thread, unsent, conversation, sendingIds, userId, unreadRange],
  );
  const older = useOlderMessages(conversation);
  const onSeen = useReadMarks(conversation, readSeq);
  const systemText = useSystemText(thread.partner, name);
  const firstOpened = messages.findIndex(({ seq }) => seq >= opened.firstSeq);
  const first = messages[0]?.seq;
  const fetchOlder = () => {
    if (first !== undefined && !older.isPending) older.mutate(first);
  };
  return {
    rows,
    opened,
    olderCount: Math.max(0, firstOpened),
    unseen: countUnseen(thread),
    unreadAbove: useUnreadAbove(conversation, thread, unreadRange),
    context: {
      label: t("list", { name }),
      conversation,
      isPro: thread.partner.role !== "PRO",
      partnerName: name,
      partnerReadSeq: thread.partnerReadSeq,
      readSeq,
      systemText,
      onSeen,
      isComplete: thread.isComplete,
      older: { isPending: older.isPending, isError: older.isError, fetch: fetchOlder },
    },
  };
}

function useUnreadAbove(conversation: ConversationRef, thread: ThreadState, unreadRange: UnreadRange) {
  const { isPending, mutate } = useMessagesSince(conversation);
  return {
    isAbove: hasUnreadAbove(thread, unreadRange),
    isPending,
    fetch: () => mutate(unreadRange.readSeq),
  };
}

function QuietLine({ children }: { children: string }) {
  return (
    <Box role="status" sx={QUIET}>
      {children}
    </Box>
  );
}

const COLUMN = {
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
  height: 1,
  bgcolor: "background.default",
} as const;

const QUIET = {
  flex: "none",
  px: 4,
  py: 1,
  textAlign: "center",
  fontSize: "0.8125rem",
  lineHeight: "1.125rem",
  color: "text.secondary",
  bgcolor: "surface.sunken",
} as const;
