"use client";

import { useEffect, useState } from "react";

const SETTLED_MS = 600;

/** A text once it has not changed for a moment (debounce). */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
