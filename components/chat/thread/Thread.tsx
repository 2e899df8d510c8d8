"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { usePersonName } from "@/components/ui/person-name";
import { shownLines } from "@/lib/chat/outbox/machine";
import { postMessage, useOutbox, useSending } from "@/lib/chat/outbox/queries";
import type { Place, Thread as ThreadState } from "@/lib/chat/thread/machine";
import {
  tellTyping,
  useIsTyping,
  useMessagesSince,
  useOlderMessages,
  useReadMarks,
} from "@/lib/chat/thread/queries";
import { Composer } from "../composer/Composer";
import { DropArea } from "../composer/DropArea";
import { MessageList } from "./MessageList";
import { NewsLog } from "./NewsLog";
import { pageKeys } from "./page-keys";
import { countUnseen, hasNewsAbove, rowsOf, type News } from "./rows";
import { useSystemText } from "./system-text";
import { ThreadHeader } from "./ThreadHeader";
import { Unconfirmed } from "./Unconfirmed";
import { useNews } from "./use-news";
import { useWhyNot } from "./why-not";

type Props = {
  place: Place;
  thread: ThreadState;
  userId: string;
  isDown: boolean;
  offerBar: React.ReactNode;
  onList: () => void;
};

/** An open conversation: who with, about what, what was said, and where to write. */
export function Thread({ place, thread, userId, isDown, offerBar, onList }: Props) {
  const t = useTranslations("chat.thread");
  const name = usePersonName()(thread.partner);
  const isTyping = useIsTyping(thread.typingUntil);
  const view = useThreadView(place, thread, userId, name);
  const whyNot = useWhyNot(thread.partner);
  const [scroller, setScroller] = useState<HTMLElement | Window | null>(null);
  useSending();
  const { rows, opened, ...list } = view;
  return (
    <DropArea label={t("region", { name })} sx={COLUMN}>
      <ThreadHeader partner={thread.partner} name={name} isTyping={isTyping} onList={onList} />
      {offerBar}
      {isDown && <QuietLine>{t("noLive")}</QuietLine>}
      {rows.length === 0 ? (
        <Box sx={{ flex: 1, display: "grid", placeItems: "center", overflowY: "auto" }}>
          <EmptyState title={t("empty.title")} text={t("empty.text")} />
        </Box>
      ) : (
        <MessageList rows={rows} {...list} context={{ ...list.context, isTyping }} onScroller={setScroller} />
      )}
      <NewsLog thread={thread} partnerName={name} userId={userId} openedSeq={opened.lastSeq} />
      <Unconfirmed />
      <Box onKeyDown={pageKeys(scroller)} sx={{ flex: "none" }}>
        <Composer
          conversationId={thread.conversationId}
          partnerName={name}
          onSend={(message) => postMessage(place, message)}
          onTyping={() => tellTyping(place, true)}
          onStopTyping={() => tellTyping(place, false)}
          whyNot={whyNot}
        />
      </Box>
    </DropArea>
  );
}

/** What the list of messages shows, and what it calls. */
function useThreadView(place: Place, thread: ThreadState, userId: string, name: string) {
  const t = useTranslations("chat.thread");
  const { lines: unsent, sendingIds } = useOutbox();
  const { messages, readSeq, lastSeq } = thread;
  const [opened] = useState(() => ({ lastSeq, firstSeq: messages[0]?.seq ?? 0 }));
  const news = useNews(thread);
  const rows = useMemo(
    () => rowsOf(thread, shownLines(unsent, place, thread.messages, sendingIds), userId, news),
    [thread, unsent, place, sendingIds, userId, news],
  );
  const older = useOlderMessages(place);
  const onSeen = useReadMarks(place, readSeq);
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
    newsAbove: useNewsAbove(place, thread, news),
    context: {
      label: t("list", { name }),
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

function useNewsAbove(place: Place, thread: ThreadState, news: News) {
  const { isPending, mutate } = useMessagesSince(place);
  return { isAbove: hasNewsAbove(thread, news), isPending, fetch: () => mutate(news.readSeq) };
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
