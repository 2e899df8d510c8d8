import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

/** How far below the visible part of the page counts as near, in px: about a screen of a phone. */
const NEAR_PX = 800;

/**
 * Calls once as soon as the element is nearly scrolled into view, for what is below the first screen: its data and its
 * rendering do not hold up what is read first.
 */
export function useNearView<T extends Element>(onNear: () => void): RefObject<T | null> {
  const ref = useRef<T>(null);
  const call = useEffectEvent(onNear);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        call();
      },
      { rootMargin: `${NEAR_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
