"use client";

import Box from "@mui/material/Box";
import type { MessageView } from "@/lib/chat/schema";
import type { ConversationRef } from "@/lib/chat/thread/reducer";
import { Bubble, type ReaderPosition } from "./Bubble";
import type { Row } from "./rows";
import { SystemMessage } from "./SystemMessage";
import { DayDivider, UnreadDivider } from "./ThreadDividers";
import { useSeen } from "./use-seen";

export type RowContext = ReaderPosition & {
  conversation: ConversationRef;
  isPro: boolean;
  partnerName: string;
  partnerReadSeq: number;
  readSeq: number;
  systemText: (message: MessageView) => string;
  /** What stands in place of a line of the product: null for most. */
  cardOf: (message: MessageView) => React.ReactNode;
  onSeen: (seq: number) => void;
  onUnreadSeen: () => void;
};

/** One row of a conversation with what stands above it. */
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
      {row.unread !== null && <UnreadDivider count={row.unread} onSeen={context.onUnreadSeen} />}
      {isSystem &&
        message &&
        (context.cardOf(message) ?? <SystemMessage message={message} text={context.systemText(message)} />)}
      {(!isSystem || message?.text) && (
        <Bubble
          // The product speaks for neither side, but an offer's message is what its BEE said.
          row={isSystem ? { ...row, isOwn: context.isPro } : row}
          conversation={context.conversation}
          partnerName={context.partnerName}
          partnerReadSeq={context.partnerReadSeq}
          isAtEnd={context.isAtEnd}
          onGrown={context.onGrown}
        />
      )}
    </Box>
  );
}
