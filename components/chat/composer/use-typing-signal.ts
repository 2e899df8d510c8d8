"use client";

import { useEffect, useEffectEvent, useRef } from "react";

/** The other side forgets after six seconds; saying it again after three survives one that got lost. */
const AGAIN_MS = 3_000;

type Signals = { onTyping: () => void; onStopTyping: () => void };

/** The typing indicator's sender: a throttled signal while the user types, and one when they stop. */
export function useTypingSignal({ onTyping, onStopTyping }: Signals) {
  const toldAt = useRef<number | null>(null);
  const stop = () => {
    if (toldAt.current === null) return;
    toldAt.current = null;
    onStopTyping();
  };
  const typed = (text: string) => {
    if (text.trim() === "") return stop();
    const now = Date.now();
    if (toldAt.current !== null && now - toldAt.current < AGAIN_MS) return;
    toldAt.current = now;
    onTyping();
  };
  const leave = useEffectEvent(stop);
  useEffect(() => () => leave(), []);
  return { typed, stop };
}
