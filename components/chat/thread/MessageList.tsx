"use client";

import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState, type ComponentPropsWithRef } from "react";
import { Virtuoso, type VirtuosoHandle } from "react-virtuoso";
import { Button } from "@/components/ui/actions/Button";
import { JumpButton } from "./JumpButton";
import { MessageRow, type RowContext } from "./MessageRow";
import type { Row } from "./rows";
import { END, useHeldScroll } from "./scroll/use-held-scroll";
import { TypingBubble } from "./TypingBubble";
import { scrollTargetAt, useJumpToUnread, type UnreadAbove } from "./scroll/use-jump-to-unread";

/** Any number that a conversation does not reach: older pages count down from here. */
const FIRST_INDEX = 1_000_000;
/** Nearer than this to the end counts as at the end. */
const NEAR_PX = 80;

type Older = { isPending: boolean; isError: boolean; fetch: () => void };

type Context = RowContext & { label: string; isTyping: boolean; older: Older; isComplete: boolean };

type Props = {
  rows: Row[];
  /** How many messages of older pages stand before those that the conversation was opened with. */
  olderCount: number;
  unseen: number;
  unreadAbove: UnreadAbove;
  context: Omit<Context, "onUnreadSeen" | "isAtEnd" | "onGrown">;
  /** Receives the scrolling element, for keys that are pressed elsewhere; the same function every time. */
  onScroller: (scroller: HTMLElement | Window | null) => void;
};

/** The virtualised list of a conversation's messages: older ones come in above without a jump. */
export function MessageList({ rows, olderCount, unseen, unreadAbove, context, onScroller }: Props) {
  const t = useTranslations("chat.thread");
  const list = useRef<VirtuosoHandle>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const toEnd = () => list.current?.scrollToIndex(END);
  const unread = useJumpToUnread(rows, unreadAbove, list);
  const [openedWith] = useState(olderCount);
  // Older messages may come in above before the user does anything.
  const initialPosition =
    unread.openedAt >= 0 ? scrollTargetAt(unread.openedAt + olderCount - openedWith) : END;
  const { holdEnd, onHeightChanged } = useHeldScroll(list, initialPosition);
  const toLowest = useFollowing({ rows, isTypingAtEnd: context.isTyping && isAtEnd, list, holdEnd });
  const shown = { ...context, onUnreadSeen: unread.onSeen, isAtEnd, onGrown: toLowest };
  return (
    <Box
      sx={FRAME}
      onKeyDown={(event) => {
        if (event.key === "End") toEnd();
      }}
    >
      {unread.isAway && (
        <JumpButton to="start" label={t("toNew")} isBusy={unread.isBusy} onJump={unread.jump} />
      )}
      <Virtuoso
        ref={list}
        scrollerRef={onScroller}
        style={{ height: "100%", overscrollBehavior: "contain" }}
        data={rows}
        context={shown}
        firstItemIndex={FIRST_INDEX - olderCount}
        initialTopMostItemIndex={initialPosition}
        totalListHeightChanged={onHeightChanged}
        computeItemKey={(_, row) => row.key}
        itemContent={(_, row) => <MessageRow row={row} context={shown} />}
        components={PARTS}
        followOutput={(isAtBottom) => isAtBottom && "auto"}
        atBottomStateChange={setIsAtEnd}
        atBottomThreshold={NEAR_PX}
        increaseViewportBy={{ top: 800, bottom: 400 }}
        startReached={() => {
          if (!context.isComplete) context.older.fetch();
        }}
      />
      {!isAtEnd && (
        <JumpButton
          to="end"
          label={unseen > 0 ? t("newMessages", { count: unseen }) : t("jump")}
          onJump={toEnd}
        />
      )}
    </Box>
  );
}

const FRAME = {
  position: "relative",
  flex: 1,
  minHeight: 0,
  // Virtuoso takes the outline away from what arrow keys scroll.
  "& [data-virtuoso-scroller]:focus-visible": {
    outline: "2px solid !important",
    outlineOffset: "-2px",
  },
} as const;

type Following = {
  rows: Row[];
  isTypingAtEnd: boolean;
  list: React.RefObject<VirtuosoHandle | null>;
  holdEnd: () => void;
};

/**
 * Scrolls to own messages always, and to the partner's typing indicator only from the end of the list. Returns the way to
 * the end of what scrolls, once what has just changed is there.
 */
function useFollowing({ rows, isTypingAtEnd, list, holdEnd }: Following): () => number {
  const last = rows.at(-1);
  const ownKey = last?.isOwn ? last.key : null;
  const shown = useRef(ownKey);
  useEffect(() => {
    if (ownKey !== null && ownKey !== shown.current) holdEnd();
    shown.current = ownKey;
  }, [ownKey, holdEnd]);
  // The dots stand below the last message, a frame later: the end of the messages is not the end of what scrolls.
  const toLowest = useCallback(
    () => requestAnimationFrame(() => list.current?.scrollTo({ top: Number.MAX_SAFE_INTEGER })),
    [list],
  );
  useEffect(() => {
    if (!isTypingAtEnd) return undefined;
    const frame = toLowest();
    return () => cancelAnimationFrame(frame);
  }, [isTypingAtEnd, toLowest]);
  return toLowest;
}

type PartProps<T> = T & { context?: Context };

function List({ context, ...rest }: PartProps<ComponentPropsWithRef<"div">>) {
  return <Box {...rest} role="list" aria-label={context?.label} sx={SHOWN_SOON} />;
}

// The list is hidden until it has found its initial position. On a busy device that search was seen to take long or to
// end nowhere: half a second later the messages are shown wherever they stand. An animation wins over the hidden style.
const SHOWN_SOON = {
  animation: "tb-shown 0s linear 500ms forwards",
  "@keyframes tb-shown": { to: { visibility: "visible" } },
} as const;

/** Where a message stands in all of them: the list knows but a part. */
function Item({ context, item, ...rest }: PartProps<ComponentPropsWithRef<"div">> & { item?: Row }) {
  const size = context?.isComplete ? undefined : -1;
  return <div {...rest} role="listitem" aria-posinset={item?.message?.seq} aria-setsize={size} />;
}

/** What stands above the first message: the way to older ones. */
function Head({ context }: { context?: Context }) {
  const t = useTranslations("chat.thread.older");
  const common = useTranslations("common.failure");
  if (!context || context.isComplete) return <Box sx={{ height: 12 }} />;
  return (
    <Box sx={{ display: "grid", placeItems: "center", gap: 1, minHeight: 56, p: 2 }}>
      {context.older.isError ? (
        <>
          <Box role="alert" sx={{ fontSize: "0.8125rem", color: "text.secondary" }}>
            {t("failed")}
          </Box>
          <Button size="small" variant="outlined" onClick={context.older.fetch}>
            {common("retry")}
          </Button>
        </>
      ) : (
        <CircularProgress size={20} color="secondary" aria-label={t("loading")} />
      )}
    </Box>
  );
}

function Foot({ context }: { context?: Context }) {
  return (
    <Box sx={{ px: { xs: 3, md: 6 }, pb: 3 }}>
      {context?.isTyping && <TypingBubble name={context.partnerName} />}
    </Box>
  );
}

const PARTS = { List, Item, Header: Head, Footer: Foot };
