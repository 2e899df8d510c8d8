import { useEffect, useEffectEvent, useState } from "react";
import type { ThreadState } from "@/lib/chat/thread/reducer";
import { isViewed } from "@/lib/chat/thread/queries";
import type { UnreadRange } from "../rows";

/** What a device has missed arrives within this time of coming back, and counts as missed. */
const CATCH_UP_MS = 3_000;

/** The absence in which something counted as new, by the number it began with; null at the opening. */
type Marked = UnreadRange & { away: number | null };

/** The unread range: what was unread when the thread was opened, then what arrived while the page was not viewed. */
export function useUnreadRange(thread: ThreadState): UnreadRange {
  const { readSeq, lastSeq } = thread;
  const away = useAway(lastSeq);
  const [range, setRange] = useState<Marked>({ readSeq, lastSeq, away: null });
  const newest = away === null ? 0 : (thread.messages.findLast(isOfPartner(thread))?.seq ?? 0);
  if (away !== null && newest > Math.max(away, readSeq, range.lastSeq)) {
    // What is still unread of what was marked before belongs together with it.
    const isMore = range.away === away || hasUnread(thread, range);
    setRange({ readSeq: isMore ? range.readSeq : readSeq, lastSeq: newest, away });
  }
  return range;
}

function isOfPartner({ partner }: ThreadState) {
  return ({ senderId }: { senderId: string | null }) => senderId === partner.id;
}

function hasUnread({ messages, readSeq, partner }: ThreadState, { lastSeq }: UnreadRange): boolean {
  return messages.some(({ seq, senderId }) => seq > readSeq && seq <= lastSeq && senderId === partner.id);
}

/** The newest seq when the user left the page, until they are back and have caught up; null while they view it. */
function useAway(lastSeq: number): number | null {
  const [away, setAway] = useState<number | null>(null);
  const leave = useEffectEvent(() => setAway((before) => before ?? lastSeq));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (isViewed()) timer = setTimeout(() => setAway(null), CATCH_UP_MS);
      else leave();
    };
    window.addEventListener("focus", look);
    window.addEventListener("blur", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("focus", look);
      window.removeEventListener("blur", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return away;
}
