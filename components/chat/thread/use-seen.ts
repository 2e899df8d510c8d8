import { useEffect, useEffectEvent, useRef } from "react";

/** Of a message taller than the screen, its end has to be seen. */
const SEEN_PART = 0.6;

/** Calls once most of the element has been on screen. */
export function useSeen(isWaiting: boolean, onSeen: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const element = ref.current;
    if (!isWaiting || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.some(
          ({ isIntersecting, intersectionRatio, rootBounds, boundingClientRect }) => {
            if (!isIntersecting) return false;
            return intersectionRatio >= SEEN_PART || boundingClientRect.bottom <= (rootBounds?.bottom ?? 0);
          },
        );
        if (isSeen) seen();
      },
      { threshold: [0, SEEN_PART, 1] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWaiting]);
  return ref;
}
