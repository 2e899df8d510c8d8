import { useEffect, useRef } from "react";
import type { VirtuosoHandle } from "react-virtuoso";

type Place = Parameters<VirtuosoHandle["scrollToIndex"]>[0];

const MOVES = ["wheel", "touchmove", "pointerdown", "keydown"];

/**
 * Keeps a conversation where it was opened until its reader does something. Its lines are measured one after the other,
 * and on a busy device the list itself gives up before the last one is. Returns what to do when the list has grown.
 */
export function useFirstPlace(list: React.RefObject<VirtuosoHandle | null>, place: Place) {
  const hasReaderMoved = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    const move = () => {
      hasReaderMoved.current = true;
      stop.abort();
    };
    for (const name of MOVES)
      window.addEventListener(name, move, { signal: stop.signal, capture: true, passive: true });
    return () => stop.abort();
  }, []);
  return () => {
    if (!hasReaderMoved.current) list.current?.scrollToIndex(place);
  };
}
