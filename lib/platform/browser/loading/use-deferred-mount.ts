"use client";

import { useDeferredValue } from "react";

/**
 * Whether a large part whose time has come may be drawn now. A moment after `isDue` React draws it in small steps,
 * and a press in between is answered at once; drawn in one go it would hold up an old phone. What is already due when
 * the screen opens is drawn with it.
 */
export function useDeferredMount(isDue: boolean): boolean {
  // Asked even when nothing is due: what goes must go at once.
  const isTime = useDeferredValue(isDue);
  return isDue && isTime;
}
