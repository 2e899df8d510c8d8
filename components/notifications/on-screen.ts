import type { NotificationType } from "@/lib/notifications/constants";
import type { NotificationView } from "@/lib/notifications/schema";

/** What stands in the conversation as a message or a card of its own. */
const IN_CONVERSATION: ReadonlySet<NotificationType> = new Set<NotificationType>([
  "NEW_MESSAGE",
  "PROPOSAL",
  "PROPOSAL_SETTLED",
  "APPOINTMENT",
  "TERMS_CHANGE",
]);

/** What the home lists as the next step of its own. */
const ON_HOME: ReadonlySet<NotificationType> = new Set<NotificationType>([
  "LEAVE_FEEDBACK",
  "FEEDBACK_REMINDER",
]);

/**
 * Whether the user has the subject of a notification on screen: the conversation of a message or a proposal, which they
 * see arriving, and whose buttons a toast would cover, or the home with the same task. `address` is the page's path without language, with its query. A hidden tab counts as not on screen.
 */
export function isOnScreen(
  { type, href }: Pick<NotificationView, "type" | "href">,
  address: string,
): boolean {
  if (document.visibilityState !== "visible") return false;
  if (ON_HOME.has(type) && new URL(address, "http://x").pathname === "/account") return true;
  if (!IN_CONVERSATION.has(type)) return false;
  const [target, here] = [new URL(href, "http://x"), new URL(address, "http://x")];
  if (target.pathname !== here.pathname) return false;
  // A PRO has one conversation on a tender, so their address need not name it.
  const proId = here.searchParams.get("proId");
  return proId === null || proId === target.searchParams.get("proId");
}
