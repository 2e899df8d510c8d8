import { useState } from "react";
import { useReadNotifications } from "@/lib/notifications/live";
import type { NotificationView } from "@/lib/notifications/schema";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { useReadWhenSeen } from "./use-read-when-seen";

type ReadPage = {
  /** What was unread when the page was opened, and stays set off while it is looked at. */
  newIds: ReadonlySet<string>;
  /** How many the badge counts that stand on other pages. */
  unreadElsewhere: number;
};

/**
 * Reads what the page lists: the badge then counts it no longer, and no dot says that it is unread. What was new is still
 * set off. A notification of messages is read with its conversation.
 */
export function useReadOnPage(items: readonly NotificationView[]): ReadPage {
  const { mutate } = useReadNotifications();
  const counted = useSession().user?.unread.notifications ?? 0;
  const unread = items.filter(({ type, readAt }) => type !== "NEW_MESSAGE" && readAt === null);
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  if (unread.some(({ id }) => !newIds.has(id)))
    setNewIds(new Set([...newIds, ...unread.map(({ id }) => id)]));
  const ids = unread.map(({ id }) => id);
  useReadWhenSeen(ids.join() || null, () => mutate({ ids }));
  return { newIds, unreadElsewhere: items.length === 0 ? 0 : Math.max(0, counted - unread.length) };
}
