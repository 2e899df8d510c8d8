"use client";

import { useEffect, useEffectEvent, useRef } from "react";

/** The other party's device forgets after six seconds; saying it again after three survives one that got lost. */
const AGAIN_MS = 3_000;

type Signals = { onTyping: () => void; onStopTyping: () => void };

/** The typing indicator's sender: a throttled signal while the user types, and one when they stop. */
export function useTypingSignal({ onTyping, onStopTyping }: Signals) {
  const sentAt = useRef<number | null>(null);
  const stop = () => {
    if (sentAt.current === null) return;
    sentAt.current = null;
    onStopTyping();
  };
  const typed = (text: string) => {
    if (text.trim() === "") return stop();
    const now = Date.now();
    if (sentAt.current !== null && now - sentAt.current < AGAIN_MS) return;
    sentAt.current = now;
    onTyping();
  };
  const leave = useEffectEvent(stop);
  useEffect(() => () => leave(), []);
  return { typed, stop };
}
