import { useEffect } from "react";
import { useSession } from "@/lib/platform/browser/session/session-store";

const MAX_SHOWN = 99;

/** "(3) " before the page's title; capped, because an exact higher number is of no use. */
function prefixOf(count: number): string {
  if (count === 0) return "";
  return count > MAX_SHOWN ? `(${MAX_SHOWN}+) ` : `(${count}) `;
}

/**
 * Keeps a number before the title of whatever page is open. Next writes each page's own title, so the number is put
 * back after every change of it. Returns the way to take it away.
 */
export function markTitle(count: number): () => void {
  let own = document.title;
  let shown = own;
  const write = () => {
    // A title that is not the one shown here is a page's own; some of them begin with a bracket themselves.
    if (document.title !== shown) own = document.title;
    shown = prefixOf(count) + own;
    if (document.title !== shown) document.title = shown;
  };
  const observer = new MutationObserver(write);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  write();
  return () => {
    observer.disconnect();
    if (document.title === shown) document.title = own;
  };
}

/** The number on the icon of the installed app, where the system shows one. */
function markApp(count: number): void {
  // Neither is there in every browser, whatever the types say; a refusal changes nothing for anybody.
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  const marked = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  marked?.catch(() => undefined);
}

/** Shows how much is unread, notifications and messages together, on the tab and on the app's icon. */
export function useUnreadMarks(): void {
  const { user } = useSession();
  const count = user ? user.unread.notifications + user.unread.messages : 0;
  useEffect(() => {
    markApp(count);
    return count > 0 ? markTitle(count) : undefined;
  }, [count]);
  // Signing out removes the number.
  useEffect(() => () => markApp(0), []);
}
