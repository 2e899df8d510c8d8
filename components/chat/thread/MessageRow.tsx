"use client";

import Box from "@mui/material/Box";
import { useEffect, useEffectEvent, useRef } from "react";
import type { MessageView } from "@/lib/chat/schema";
import { Bubble } from "./Bubble";
import type { Row } from "./rows";
import { SystemLine } from "./SystemLine";
import { DayDivider, UnreadDivider } from "./ThreadDividers";

export type RowContext = {
  partnerName: string;
  partnerReadSeq: number;
  readSeq: number;
  systemText: (message: MessageView) => string;
  onSeen: (seq: number) => void;
};

/** One line of a conversation with what stands above it. */
export function MessageRow({ row, context }: { row: Row; context: RowContext }) {
  const { message, isOwn, isSystem } = row;
  const isUnread = message !== null && !isOwn && message.seq > context.readSeq;
  const ref = useSeen(isUnread, () => message && context.onSeen(message.seq));
  return (
    <Box
      ref={ref}
      sx={{ px: { xs: 3, md: 6 }, pt: row.startsGroup ? "6px" : "3px", pb: row.endsGroup ? "4px" : 0 }}
    >
      {row.day && <DayDivider day={row.day} />}
      {row.unread !== null && <UnreadDivider count={row.unread} />}
      {isSystem && message ? (
        <SystemLine message={message} text={context.systemText(message)} />
      ) : (
        <Bubble row={row} partnerName={context.partnerName} partnerReadSeq={context.partnerReadSeq} />
      )}
    </Box>
  );
}

/** Of a message taller than the screen, its end has to be seen. */
const SEEN_PART = 0.6;

/** Calls once most of the element has been on screen. */
function useSeen(isWaiting: boolean, onSeen: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const element = ref.current;
    if (!isWaiting || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.some(
          ({ isIntersecting, intersectionRatio, rootBounds, boundingClientRect }) => {
            if (!isIntersecting) return false;
            return intersectionRatio >= SEEN_PART || boundingClientRect.bottom <= (rootBounds?.bottom ?? 0);
          },
        );
        if (isSeen) seen();
      },
      { threshold: [0, SEEN_PART, 1] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWaiting]);
  return ref;
}
