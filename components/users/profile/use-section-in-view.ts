"use client";

import { useEffect, useState } from "react";

/**
 * Scroll spy: the id of the section in the upper part of the screen, the first one until the user scrolls. A section that
 * is asked for by its anchor is the current one even where the page is too short to bring it up there.
 */
export function useSectionInView<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [current, setCurrent] = useState<Id | undefined>(ids[0]);
  const key = ids.join(" ");
  useEffect(() => {
    const watched = key.split(" ") as Id[];
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        const id = watched.find((each) => each === entered?.target.id);
        if (id) setCurrent(id);
      },
      { rootMargin: "-25% 0px -65% 0px" },
    );
    for (const id of watched) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    const followAnchor = () => {
      const asked = watched.find((id) => window.location.hash === `#${id}`);
      if (asked) setCurrent(asked);
    };
    followAnchor();
    window.addEventListener("hashchange", followAnchor);
    return () => {
      observer.disconnect();
      window.removeEventListener("hashchange", followAnchor);
    };
  }, [key]);
  return current;
}
