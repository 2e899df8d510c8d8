"use client";

import { useState, useSyncExternalStore } from "react";
import { toDay, type Day } from "@/lib/shared/dates/dates";

/** The user's calendar day, taken once on mount so that it stays stable while the screen is open. */
export function useToday(): Day {
  const [today] = useState(() => toDay(new Date()));
  return today;
}

const MINUTE_MS = 60_000;

function subscribeToMinutes(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

/** The minute that runs, taken anew as it passes. Null on the server and in hydration: both must give the same HTML. */
export function useNow(): Date | null {
  const minute = useSyncExternalStore(
    subscribeToMinutes,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  );
  return minute === null ? null : new Date(minute * MINUTE_MS);
}
