import { useEffect, type RefObject } from "react";

/**
 * Keeps an element as high as what can be seen of the page. The keyboard of an iPhone lies over the page and
 * shrinks nothing; without this it would hide what is being written.
 */
export function useVisibleArea(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = window.visualViewport;
    const element = ref.current;
    if (!area || !element) return undefined;
    const follow = () => {
      element.style.setProperty("--tb-area-top", `${area.offsetTop}px`);
      element.style.setProperty("--tb-area-height", `${area.height}px`);
    };
    follow();
    area.addEventListener("resize", follow);
    area.addEventListener("scroll", follow);
    return () => {
      area.removeEventListener("resize", follow);
      area.removeEventListener("scroll", follow);
    };
  }, [ref]);
}
