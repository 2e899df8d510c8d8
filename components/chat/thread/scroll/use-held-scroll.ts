import { useCallback, useEffect, useRef } from "react";
import type { VirtuosoHandle } from "react-virtuoso";

type ScrollPosition = Parameters<VirtuosoHandle["scrollToIndex"]>[0];

/** The last message, down to its lower edge. */
export const END = { index: "LAST", align: "end" } as const;

const MOVES = ["wheel", "touchmove", "pointerdown", "keydown", "click"];
/** A screen reader scrolls without any of these; by then the slowest phone has measured its rows. */
const HELD_MS = 20_000;

type Held = { at: "opened" | "end"; until: number } | null;

/**
 * Holds a conversation where it was opened, and at its end after a message of the user's own, until the user does
 * something. Rows are measured one after the other, and on a busy device the list itself gives up before the last one is.
 */
export function useHeldScroll(list: React.RefObject<VirtuosoHandle | null>, opened: ScrollPosition) {
  const held = useRef<Held>({ at: "opened", until: Infinity });
  useEffect(() => {
    held.current = { at: "opened", until: Date.now() + HELD_MS };
    const letGo = () => void (held.current = null);
    const stop = new AbortController();
    for (const name of MOVES)
      window.addEventListener(name, letGo, { signal: stop.signal, capture: true, passive: true });
    return () => stop.abort();
  }, []);
  const holdEnd = useCallback(() => {
    held.current = { at: "end", until: Date.now() + HELD_MS };
    list.current?.scrollToIndex(END);
  }, [list]);
  const onHeightChanged = () => {
    if (!held.current || held.current.until < Date.now()) return;
    list.current?.scrollToIndex(held.current.at === "end" ? END : opened);
  };
  return { holdEnd, onHeightChanged };
}
