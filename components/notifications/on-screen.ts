import type { NotificationView } from "@/lib/notifications/schema";

/**
 * Whether the user has the subject of a notification on screen: the conversation of a new message, which they see
 * arriving. `address` is the page's path without language, with its query. A hidden tab counts as not on screen.
 */
export function isOnScreen(
  { type, href }: Pick<NotificationView, "type" | "href">,
  address: string,
): boolean {
  if (type !== "NEW_MESSAGE" || document.visibilityState !== "visible") return false;
  const [target, here] = [new URL(href, "http://x"), new URL(address, "http://x")];
  if (target.pathname !== here.pathname) return false;
  // A PRO has one conversation on a tender, so their address need not name it.
  const proId = here.searchParams.get("proId");
  return proId === null || proId === target.searchParams.get("proId");
}
