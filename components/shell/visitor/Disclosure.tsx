"use client";

import { useEffect, useRef } from "react";

/** A `<details>` that works before its script is there, and closes on Escape, on a press elsewhere or inside of it. */
export function Disclosure({ children, className }: { children: React.ReactNode; className?: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onPress = (event: Event) => {
      const isLink = event.target instanceof Element && event.target.closest("a") !== null;
      if (!details.current?.contains(event.target as Node) || isLink)
        details.current?.removeAttribute("open");
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.current?.open) return;
      details.current.removeAttribute("open");
      details.current.querySelector("summary")?.focus();
    };
    document.addEventListener("click", onPress);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", onPress);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  return (
    <details ref={details} className={className}>
      {children}
    </details>
  );
}
