import { useCallback, useSyncExternalStore } from "react";
import { readSessionStorage, writeSessionStorage } from "@/lib/platform/browser/storage/session-storage";

/** Seconds until the same e-mail can be requested again (specification 9). */
export const RESEND_SECONDS = 60;
const SECOND_MS = 1000;

const listeners = new Set<() => void>();

function eachSecond(tick: () => void): () => void {
  const timer = setInterval(tick, SECOND_MS);
  listeners.add(tick);
  return () => {
    clearInterval(timer);
    listeners.delete(tick);
  };
}

/** Whole seconds until a timestamp (milliseconds since 1970), never below 0 and never above the full wait. */
export function secondsUntil(untilMs: number, nowMs: number): number {
  if (!Number.isFinite(untilMs)) return 0;
  return Math.min(RESEND_SECONDS, Math.max(0, Math.ceil((untilMs - nowMs) / SECOND_MS)));
}

/** Starts the wait for one kind of e-mail; session storage keeps it across a reload. */
export function startResendTimer(mail: string): void {
  writeSessionStorage(`resend:${mail}`, String(Date.now() + RESEND_SECONDS * SECOND_MS));
  listeners.forEach((tick) => tick());
}

/** Seconds until one kind of e-mail can be requested again, counting down; 0 means now. */
export function useResendTimer(mail: string): { secondsLeft: number; start: () => void } {
  const secondsLeft = useSyncExternalStore(
    eachSecond,
    () => secondsUntil(Number(readSessionStorage(`resend:${mail}`) ?? Number.NaN), Date.now()),
    () => 0,
  );
  return { secondsLeft, start: useCallback(() => startResendTimer(mail), [mail]) };
}
