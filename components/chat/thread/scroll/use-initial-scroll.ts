import { useEffect, useRef } from "react";
import type { VirtuosoHandle } from "react-virtuoso";

type ScrollPosition = Parameters<VirtuosoHandle["scrollToIndex"]>[0];

const MOVES = ["wheel", "touchmove", "pointerdown", "keydown", "click"];
/** A screen reader scrolls without any of these; by then the slowest phone has measured its rows. */
const HELD_MS = 20_000;

/**
 * Keeps a conversation at its initial scroll position until the user does something. Its rows are measured one after
 * the other, and on a busy device the list itself gives up before the last one is. Returns what to do when the list has
 * grown.
 */
export function useInitialScroll(list: React.RefObject<VirtuosoHandle | null>, position: ScrollPosition) {
  const hasReaderMoved = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    const move = () => {
      hasReaderMoved.current = true;
      stop.abort();
    };
    for (const name of MOVES)
      window.addEventListener(name, move, { signal: stop.signal, capture: true, passive: true });
    const timer = setTimeout(move, HELD_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  return () => {
    if (!hasReaderMoved.current) list.current?.scrollToIndex(position);
  };
}
