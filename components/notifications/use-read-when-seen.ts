import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Marks something as read while the page is looked at; null: nothing is unread. Each occasion is tried once: one that
 * failed comes back as unread, and is tried again when the person looks at the page the next time.
 */
export function useReadWhenSeen(occasion: string | null, read: () => void): void {
  const tried = useRef(new Set<string>());
  const look = useEffectEvent(() => {
    if (!occasion || document.visibilityState !== "visible") return;
    tried.current.add(occasion);
    read();
  });
  useEffect(() => {
    if (!occasion) return undefined;
    if (!tried.current.has(occasion)) look();
    // A page in a tab behind others is read when it is looked at.
    const onChange = () => look();
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [occasion]);
}
