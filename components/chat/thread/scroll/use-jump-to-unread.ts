import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { VirtuosoHandle } from "react-virtuoso";
import type { Row } from "../rows";

/** The first of what is new where it has not been fetched yet, and how to fetch it. */
export type UnreadAbove = { isAbove: boolean; isPending: boolean; fetch: () => void };

/** By then the list has put older messages above what was on screen; before, it would undo a jump to one of them. */
const SETTLED_MS = 100;

/** Scroll target of a message: its top edge, a little below the top of the list. */
export function scrollTargetAt(index: number) {
  return { index, align: "start", offset: -12 } as const;
}

type List = React.RefObject<VirtuosoHandle | null>;

/** Opens at the first of what is new; where it is out of sight later on, or not fetched yet, a button leads to it. */
export function useJumpToUnread(rows: Row[], { isAbove, isPending, fetch }: UnreadAbove, list: List) {
  const index = rows.findIndex(({ unread }) => unread !== null);
  const key = rows[index]?.key ?? null;
  const [openedAt] = useState(index);
  const [seen, setSeen] = useState(key);
  const isWanted = useRef(false);
  const go = useEffectEvent(() => {
    if (isWanted.current) list.current?.scrollToIndex(scrollTargetAt(index));
    isWanted.current = false;
  });
  useEffect(() => {
    if (key === null) return undefined;
    const timer = setTimeout(() => go(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return {
    openedAt,
    isAway: isAbove || (key !== null && key !== seen),
    isBusy: isPending,
    onSeen: () => setSeen(key),
    jump: () => {
      isWanted.current = isAbove;
      if (isAbove) fetch();
      else list.current?.scrollToIndex(scrollTargetAt(index));
    },
  };
}
